import type { Api } from '@/lib/api/create-api';
import type { AirportGroup } from '@/lib/contract/locations';
import { todayIn } from '@/lib/dates';
import { type MarketCode, markets } from '@/lib/markets';
import { findAirport } from './airport-match';
import { defaultFields, preselectLanding, type SearchFields } from './search-form-rules';

/** What the search box needs from the server. */
export interface SearchBoxData {
  /** The shop's date, from which days are counted. */
  today: string;
  origins: readonly AirportGroup[];
  destinations: readonly AirportGroup[];
  initial: SearchFields;
}

export interface SearchBoxOptions {
  /** Fields of an earlier search, or as typed. */
  fields?: Partial<SearchFields>;
  /** On a landing page: the airport that it is about, or true for the first of the list. */
  landing?: string | true;
}

/** Today at the shop of this market. */
export const shopToday = (market: MarketCode, now?: Date) =>
  todayIn(market.startsWith('cw') ? 'America/Curacao' : 'Europe/Amsterdam', now);

/** Several lists as one: each country once, each airport once. */
function mergeGroups(lists: readonly (readonly AirportGroup[])[], market: MarketCode): AirportGroup[] {
  const { compare } = new Intl.Collator(markets[market].languageTag);
  const byCountry = new Map<string, Map<string, AirportGroup['airports'][number]>>();
  for (const { countryName, airports } of lists.flat()) {
    const known = byCountry.get(countryName) ?? new Map();
    for (const airport of airports) known.set(airport.code, airport);
    byCountry.set(countryName, known);
  }
  return [...byCountry]
    .map(([countryName, airports]) => ({
      countryName,
      airports: [...airports.values()].sort((a, b) => compare(a.name, b.name)),
    }))
    .sort((a, b) => compare(a.countryName, b.countryName));
}

/** Everything that can be reached from anywhere: for visitors without scripts, whose list cannot follow the origin. */
async function allDestinations(api: Api, market: MarketCode, origins: readonly AirportGroup[]) {
  const codes = origins.flatMap(({ airports }) => airports.map(({ code }) => code));
  const lists = await Promise.all(codes.map((origin) => api.destinations({ origin })));
  return mergeGroups(lists, market);
}

/** @throws ApiProblem when the lists of airports cannot be had. */
export async function loadSearchBox(
  api: Api,
  market: MarketCode,
  { fields = {}, landing }: SearchBoxOptions = {},
): Promise<SearchBoxData> {
  const today = shopToday(market);
  const initial = { ...defaultFields(today), ...fields };
  const origins = await api.origins();
  const known = findAirport(origins, initial.origin);
  const destinations = known
    ? await api.destinations({ origin: known.code })
    : await allDestinations(api, market, origins);
  if (!landing) return { today, origins, destinations, initial };
  const about = landing === true ? [] : [{ airports: [{ code: landing }] }];
  return {
    today,
    origins,
    destinations,
    initial: preselectLanding(initial, origins, about.length > 0 ? about : destinations),
  };
}
