import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { countries } from '../locations/location-tables';

/** Where a customer may live, in no particular order. */
export function selectCustomerCountries(db: Database) {
  return db.select().from(countries).where(eq(countries.isCustomerCountry, true));
}

export async function isCustomerCountry(db: Database, code: string): Promise<boolean> {
  const [row] = await db
    .select({ code: countries.code })
    .from(countries)
    .where(and(eq(countries.code, code), eq(countries.isCustomerCountry, true)));
  return row !== undefined;
}
