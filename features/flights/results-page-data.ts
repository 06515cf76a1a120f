import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/api/create-api';
import type { Currency } from '@/lib/contract/common';
import type { FlightSearchResult } from '@/lib/contract/flights';
import type { Airport } from '@/lib/contract/locations';
import { monthOf } from './calendar-month';
import { cheapestFlight, flightsOf } from './cheapest-flight';
import {
  availableDatesQuery,
  cheapestRatesQuery,
  directionSearch,
  monthOverviewQuery,
  priceQuery,
  searchFlightsQuery,
} from './flight-queries';
import type { Direction, FlightSearch } from './flight-search';
import { selectedFlights } from './flight-selection';
import { makeQueryClient } from './query-client';
import { selectionOfState, shownDate } from './results-state';
import type { ResultsState } from './search-url';

export interface BookingFee {
  amount: number;
  currency: Currency;
}

export interface ResultsPageData {
  origin: Airport;
  destination: Airport;
  /** Airports nearby that can be searched too. */
  nearby: Record<'origin' | 'destination', readonly Airport[]>;
  /** Per booking; null when the backend did not say. */
  fee: BookingFee | null;
  queries: DehydratedState;
}

const directionsOf = (search: FlightSearch): Direction[] => (search.returnDate ? ['out', 'in'] : ['out']);

/** The fee stands in every price; before a choice, in that of the offer. */
async function feeOf(client: QueryClient, api: Api, keys: readonly string[], search: FlightSearch) {
  if (keys.length === 0) return null;
  const query = priceQuery(api, keys, search.passengers, search.infants);
  await client.prefetchQuery(query);
  const priced = client.getQueryData(query.queryKey);
  const line = priced?.prices.find(({ id }) => id === 'booking-fee');
  return line ? { amount: line.amount, currency: line.currency } : null;
}

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

  await Promise.all(
    results.map((result, index) => {
      const { origin: from, destination: to } = directionSearch(search, directions[index] ?? 'out');
      return isEmpty(result) ? client.prefetchQuery(availableDatesQuery(api, from, to)) : undefined;
    }),
  );
  const selection = selectionOfState({ out, in: back ?? null }, state, search.passengers);
  const chosen = selectedFlights(selection).map(({ key }) => key);
  const offer = cheapestFlight(flightsOf(out.dailyFlights), search.passengers);
  const fee = await feeOf(client, api, chosen.length > 0 ? chosen : offer ? [offer.key] : [], search);
  return {
    origin: out.origin,
    destination: out.destination,
    nearby: { origin, destination },
    fee,
    queries: dehydrate(client),
  };
}
