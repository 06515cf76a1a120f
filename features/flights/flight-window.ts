import type { DayOfFlights, Flight, MoreFlightsResult, PagingDirection } from '@/lib/contract/flights';
import { addDays } from '@/lib/dates';
import { markOffer } from './cheapest-flight';

/** The days of one direction that are on screen. */
export interface FlightWindow {
  readonly dailyFlights: readonly DayOfFlights[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/**
 * Moves the window by the day that `more` brings: the day at the opposite end goes (specification §4).
 * Where the window came from there is always more: the day just dropped. `seats` is for the offer mark.
 */
export function shiftWindow<W extends FlightWindow>(
  window: W,
  direction: PagingDirection,
  more: Pick<MoreFlightsResult, 'hasMore' | 'dailyFlights'>,
  seats = 1,
): W {
  const days = window.dailyFlights;
  const added = more.dailyFlights.length;
  const isForward = direction === 'forward';
  const shifted = isForward
    ? [...days.slice(added), ...more.dailyFlights]
    : [...more.dailyFlights, ...days.slice(0, Math.max(0, days.length - added))];
  return {
    ...window,
    dailyFlights: markOffer(shifted, seats),
    hasNext: isForward ? more.hasMore : added > 0 || window.hasNext,
    hasPrevious: isForward ? added > 0 || window.hasPrevious : more.hasMore,
  };
}

export const firstDay = (window: FlightWindow) => window.dailyFlights.at(0)?.date ?? null;
export const lastDay = (window: FlightWindow) => window.dailyFlights.at(-1)?.date ?? null;

/**
 * The date to ask for so that a window begins on `first`: windows start one day before the asked date
 * (decision 18), and never before today, where both today and tomorrow give the same window.
 */
export const askedDateOf = (first: string) => addDays(first, 1);

/** The date to ask for to see the window one day further, or one day back. */
export function pagedDate(window: FlightWindow, direction: PagingDirection): string | null {
  const first = firstDay(window);
  return first && addDays(askedDateOf(first), direction === 'forward' ? 1 : -1);
}

/** The flight with this key, where its day is on screen. */
export function findFlight(window: FlightWindow | null, key: string | null): Flight | null {
  if (!window || !key) return null;
  for (const day of window.dailyFlights) {
    const found = day.flights.find((flight) => flight.key === key);
    if (found) return found;
  }
  return null;
}
