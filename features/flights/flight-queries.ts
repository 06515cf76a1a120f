import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/api/create-api';
import type { FlightSearchResult, PagingDirection } from '@/lib/contract/flights';
import { pathDate } from '@/lib/paths';
import type { Direction, FlightSearch } from './flight-search';

/** What one direction of a search asks for. */
export interface DirectionSearch {
  origin: string;
  destination: string;
  originAlt: readonly string[];
  destinationAlt: readonly string[];
  passenger: number;
  infant: number;
  isOneWay: boolean;
}

/** The way out, or the way back with the airports' places exchanged. */
export function directionSearch(search: FlightSearch, direction: Direction): DirectionSearch {
  const { origin, destination, originAlt, destinationAlt, passengers, infants, returnDate } = search;
  const counts = { passenger: passengers, infant: infants, isOneWay: returnDate === null };
  return direction === 'out'
    ? { origin, destination, originAlt, destinationAlt, ...counts }
    : {
        origin: destination,
        destination: origin,
        originAlt: destinationAlt,
        destinationAlt: originAlt,
        ...counts,
      };
}

const input = (route: DirectionSearch) => ({
  ...route,
  originAlt: [...route.originAlt],
  destinationAlt: [...route.destinationAlt],
});

/** Four days around a date. The key begins with the endpoint's name, as all keys do. */
export function searchFlightsQuery(api: Api, route: DirectionSearch, date: string) {
  return queryOptions<FlightSearchResult>({
    queryKey: ['searchFlights', route, date],
    queryFn: ({ signal }) => api.searchFlights({ ...input(route), date: pathDate(date) }, { signal }),
  });
}

/** The day after (forward) or before (back) `date`. */
export function moreFlightsQuery(api: Api, route: DirectionSearch, date: string, direction: PagingDirection) {
  return queryOptions({
    queryKey: ['moreFlights', route, date, direction],
    queryFn: ({ signal }) =>
      api.moreFlights({ ...input(route), date: pathDate(date), direction }, { signal }),
  });
}

/** Lowest price of each day of a month, `2026-12`. */
export function monthOverviewQuery(api: Api, origin: string, destination: string, month: string) {
  return queryOptions({
    queryKey: ['monthOverview', origin, destination, month],
    queryFn: ({ signal }) =>
      api.monthOverview({ origin, destination, month: month.replace('-', '') }, { signal }),
  });
}

/** Lowest price of each of the coming twelve months, one way. */
export function cheapestRatesQuery(api: Api, route: DirectionSearch) {
  const { origin, destination, passenger, infant } = route;
  return queryOptions({
    queryKey: ['cheapestRates', origin, destination, passenger, infant],
    queryFn: ({ signal }) =>
      api.cheapestRates({ origin, destination, passenger, infant, roundtrip: false, months: 12 }, { signal }),
  });
}

/** Every date with a seat for sale; for a search that found nothing. */
export function availableDatesQuery(api: Api, origin: string, destination: string) {
  return queryOptions({
    queryKey: ['availableDates', origin, destination],
    queryFn: ({ signal }) => api.availableDates({ origin, destination }, { signal }),
  });
}

/** The selection's price lines and total. */
export function priceQuery(api: Api, keys: readonly string[], passengers: number, infants: number) {
  return queryOptions({
    queryKey: ['price', keys, passengers, infants],
    queryFn: ({ signal }) =>
      api.price({ body: { flights: keys.map((key) => ({ key })), passengers, infants } }, { signal }),
  });
}
