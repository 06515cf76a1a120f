import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/api/create-api';
import type { Flight, FlightSearchResult } from '@/lib/contract/flights';
import type { Airport } from '@/lib/contract/locations';
import { monthOf } from './calendar-month';
import { flightsOf } from './cheapest-flight';
import {
  availableDatesQuery,
  cheapestRatesQuery,
  directionSearch,
  monthOverviewQuery,
  priceQuery,
  searchFlightsQuery,
} from './flight-queries';
import { type Direction, type FlightSearch, tripTypeOf } from './flight-search';
import { isValidSelection, selectedFlights } from './flight-selection';
import { makeQueryClient } from './query-client';
import { selectionOfState, shownDate } from './results-state';
import type { ResultsState } from './search-url';

export interface ResultsPageData {
  origin: Airport;
  destination: Airport;
  /** Airports nearby that can be searched too. */
  nearby: Record<'origin' | 'destination', readonly Airport[]>;
  queries: DehydratedState;
}

const directionsOf = (search: FlightSearch): Direction[] => (search.returnDate ? ['out', 'in'] : ['out']);

function prefetchMonth(
  client: QueryClient,
  api: Api,
  search: FlightSearch,
  direction: Direction,
  date: string,
) {
  const route = directionSearch(search, direction);
  return [
    client.prefetchQuery(monthOverviewQuery(api, route.origin, route.destination, monthOf(date))),
    client.prefetchQuery(cheapestRatesQuery(api, route)),
  ];
}

/** Airports and carriers as shared objects: the page then carries each of them once, not once a flight. */
function share(result: FlightSearchResult): FlightSearchResult {
  const known = new Map<string, unknown>();
  const one = <T extends { code: string }>(kind: string, item: T): T => {
    const key = `${kind} ${item.code}`;
    if (!known.has(key)) known.set(key, item);
    return known.get(key) as T;
  };
  const shared = (flight: Flight): Flight => ({
    ...flight,
    origin: one('airport', flight.origin),
    destination: one('airport', flight.destination),
    carrier: one('carrier', flight.carrier),
  });
  const dailyFlights = result.dailyFlights.map((day) => ({ ...day, flights: day.flights.map(shared) }));
  return { ...result, dailyFlights };
}

const isEmpty = (result: FlightSearchResult) => flightsOf(result.dailyFlights).length === 0;

/**
 * Looks up both directions at once and what the page shows beside them, as queries for the browser to go on from.
 * @throws ApiProblem when the flights themselves cannot be had (400: unknown airports).
 */
export async function loadResultsPage(
  api: Api,
  search: FlightSearch,
  state: ResultsState,
): Promise<ResultsPageData> {
  const client = makeQueryClient();
  const directions = directionsOf(search);
  const nearbyOf = (code: string) =>
    api.alternatives({ code }).then(
      (found) => found ?? [],
      // An extra that the page can do without.
      () => [],
    );
  const months =
    state.view === 'monthly'
      ? directions.flatMap((direction) =>
          prefetchMonth(client, api, search, direction, shownDate(search, state, direction)),
        )
      : [];
  const [results, origin, destination] = await Promise.all([
    Promise.all(
      directions.map((direction) =>
        client.fetchQuery({
          ...searchFlightsQuery(api, directionSearch(search, direction), shownDate(search, state, direction)),
          retry: false,
        }),
      ),
    ),
    nearbyOf(search.origin),
    nearbyOf(search.destination),
    ...months,
  ]);
  const [out, back] = results as [FlightSearchResult, FlightSearchResult?];
  for (const query of client.getQueryCache().findAll({ queryKey: ['searchFlights'] })) {
    client.setQueryData<FlightSearchResult>(query.queryKey, (result) => result && share(result));
  }

  await Promise.all(
    results.map((result, index) => {
      const { origin: from, destination: to } = directionSearch(search, directions[index] ?? 'out');
      return isEmpty(result) ? client.prefetchQuery(availableDatesQuery(api, from, to)) : undefined;
    }),
  );
  const selection = selectionOfState({ out, in: back ?? null }, state, search.passengers);
  if (isValidSelection(selection, tripTypeOf(search))) {
    const keys = selectedFlights(selection).map(({ key }) => key);
    await client.prefetchQuery(priceQuery(api, keys, search.passengers, search.infants));
  }
  return {
    origin: out.origin,
    destination: out.destination,
    nearby: { origin, destination },
    queries: dehydrate(client),
  };
}
