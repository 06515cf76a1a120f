import { type MarketCode, markets } from '@/lib/markets';
import { referenceData } from '../seed/reference-data';

/** How many airports a market without a country of its own counts as near. */
const NEAR = 4;

/** Departure airports in the order in which a market lists them, its own first. */
export function marketOriginCodes(market: MarketCode): readonly string[] {
  return referenceData().originsByMarket[market];
}

/** The airports that a market's visitors leave from: those of its country, or the first that it lists. */
export function homeOriginCodes(market: MarketCode): readonly string[] {
  const { country } = markets[market];
  const listed = marketOriginCodes(market);
  const own = referenceData().airports.filter((airport) => airport.countryCode === country);
  const home = listed.filter((code) => own.some((airport) => airport.code === code));
  return home.length > 0 ? home : listed.slice(0, NEAR);
}
