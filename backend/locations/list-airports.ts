import type { AirportGroup, LocationTarget } from '@/lib/contract/locations';
import { type Language, type MarketCode, markets } from '@/lib/markets';
import type { Database } from '../db/database';
import { airportToWire } from './airport-to-wire';
import { airportsByCode } from './find-airports';
import {
  type AirportRow,
  type PlacedAirport,
  selectCountryNames,
  selectDestinations,
  selectLandingAirports,
  selectOrigins,
} from './location-queries';
import { marketOriginCodes } from './market-origins';

interface ListFor {
  target: LocationTarget;
  market: MarketCode;
  language: Language;
}

/** Groups by country in the order in which countries first appear. */
function byCountry(placed: readonly PlacedAirport[], language: Language): AirportGroup[] {
  const groups = new Map<string, AirportGroup>();
  for (const { airport, countryName } of placed) {
    const group = groups.get(countryName) ?? { countryName, airports: [] };
    group.airports.push(airportToWire(airport, language));
    groups.set(countryName, group);
  }
  return [...groups.values()];
}

function alphabetically(groups: AirportGroup[], language: Language): AirportGroup[] {
  const compare = new Intl.Collator(language).compare;
  return groups.sort((a, b) => compare(a.countryName, b.countryName));
}

/** Departure airports by country: those the market lists first, in its order, then by how much asked for. */
export async function listOrigins(db: Database, { target, market, language }: ListFor) {
  const placed = await selectOrigins(db, target, language);
  const own = marketOriginCodes(market);
  const rank = ({ airport }: PlacedAirport) => {
    const place = own.indexOf(airport.code);
    return place === -1 ? own.length : place;
  };
  return byCountry(
    [...placed].sort((a, b) => rank(a) - rank(b)),
    language,
  );
}

/**
 * Airports that can be reached from `origin`, by country in alphabetical order, the market's own country
 * first. Throws InvalidAirports for an unknown origin.
 */
export async function listDestinations(db: Database, origin: string, { target, market, language }: ListFor) {
  await airportsByCode(db, [origin]);
  const placed = await selectDestinations(db, origin, target, language);
  const home = markets[market].country;
  const isHome = ({ airport }: PlacedAirport) => airport.countryCode === home;
  return [
    ...byCountry(placed.filter(isHome), language),
    ...alphabetically(
      byCountry(
        placed.filter((one) => !isHome(one)),
        language,
      ),
      language,
    ),
  ];
}

/** Destinations with a landing page, the most asked for first, without those in the market's own country. */
export async function listLandingAirports(db: Database, market: MarketCode): Promise<AirportRow[]> {
  const airports = await selectLandingAirports(db);
  return airports.filter((airport) => airport.countryCode !== markets[market].country);
}

/** Country code → name in the language. */
export function countryNames(db: Database, language: Language): Promise<ReadonlyMap<string, string>> {
  return selectCountryNames(db, language);
}
