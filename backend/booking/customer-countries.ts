import { and, eq } from 'drizzle-orm';
import type { CustomerCountry } from '@/lib/contract/booking';
import { markets } from '@/lib/markets';
import type { Context, RequestInfo } from '../context';
import type { Database } from '../db/database';
import { countries } from '../locations/location-tables';

/** Where a customer may live, named and sorted in the language of whoever asks. */
export async function customerCountries(
  { db }: Context,
  { market, language }: RequestInfo,
): Promise<CustomerCountry[]> {
  const rows = await db.select().from(countries).where(eq(countries.isCustomerCountry, true));
  const { compare } = new Intl.Collator(markets[market].languageTag);
  return rows
    .map(({ code, name, callingCode }) => ({ code, name: name[language], callingCode }))
    .sort((a, b) => compare(a.name, b.name));
}

export async function isCustomerCountry(db: Database, code: string): Promise<boolean> {
  const [row] = await db
    .select({ code: countries.code })
    .from(countries)
    .where(and(eq(countries.code, code), eq(countries.isCustomerCountry, true)));
  return row !== undefined;
}
