import { type MarketCode, markets } from '@/lib/markets';

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country (ISO 3166-1 alpha-2) in the market's language; the code itself where there is none. */
export function countryName(code: string, market: MarketCode): string {
  const tag = markets[market].languageTag;
  const known = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  names.set(tag, known);
  return known.of(code) ?? code;
}
