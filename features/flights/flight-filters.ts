import type { Flight } from '@/lib/contract/flights';
import type { DayPart, FlightFilters, FlightSort } from './search-url';

/** Before noon, until six, and after. */
export function dayPartOf(flight: Pick<Flight, 'departure'>): DayPart {
  const hour = Number(flight.departure.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

export const isFiltered = (filters: FlightFilters) =>
  filters.direct || filters.times.length > 0 || filters.carriers.length > 0;

export function passesFilters(flight: Flight, { direct, times, carriers }: FlightFilters): boolean {
  if (direct && !flight.isDirect) return false;
  if (times.length > 0 && !times.includes(dayPartOf(flight))) return false;
  return carriers.length === 0 || carriers.includes(flight.carrier.code);
}

const measures: Record<FlightSort, (flight: Flight) => string | number> = {
  departure: (flight) => flight.departure,
  // Sold-out flights have a price too, but nobody can pay it: they go last.
  price: (flight) => (flight.seatStatus === 'soldout' ? Number.MAX_SAFE_INTEGER : flight.price),
  duration: (flight) => flight.durationMinutes,
};

/** A day's flights as the visitor wants them: those that pass, sorted, equal ones by departure. */
export function arrangeFlights(
  flights: readonly Flight[],
  filters: FlightFilters,
  sort: FlightSort,
): Flight[] {
  const measure = measures[sort];
  const order = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return flights
    .filter((flight) => passesFilters(flight, filters))
    .sort((a, b) => order(measure(a), measure(b)) || order(a.departure, b.departure));
}

export interface CarrierChoice {
  code: string;
  name: string;
}

/** The carriers that fly on the days on screen, by name. */
export function carriersOf(flights: readonly Flight[]): CarrierChoice[] {
  const byCode = new Map(flights.map(({ carrier }) => [carrier.code, carrier]));
  return [...byCode.values()].sort((a, b) => a.name.localeCompare(b.name));
}
