import type { CustomerCountry } from '@/lib/contract/booking';
import { markets } from '@/lib/markets';
import type { Context, RequestInfo } from '../context';
import { selectCustomerCountries } from './country-queries';

/** Where a customer may live, named and sorted in the language of whoever asks. */
export async function customerCountries(
  { db }: Context,
  { market, language }: RequestInfo,
): Promise<CustomerCountry[]> {
  const rows = await selectCustomerCountries(db);
  const { compare } = new Intl.Collator(markets[market].languageTag);
  return rows
    .map(({ code, name, callingCode }) => ({ code, name: name[language], callingCode }))
    .sort((a, b) => compare(a.name, b.name));
}
