import type { DayOfFlights } from '@/lib/contract/flights';
import { addDays, daysBetween } from '@/lib/dates';
import { shopDate } from '../clock';
import type { Context, RequestInfo } from '../context';
import { airportsByCode } from '../locations/find-airports';
import type { KnownRoute } from './connection';
import { type PricedFlight, selectFlightsBetween } from './flight-queries';
import { flightToWire } from './flight-to-wire';

/** The cheapest flight with a seat for each traveller who needs one (decision 22); the earliest of equals. */
export function cheapestFor(passengers: number, rows: readonly PricedFlight[]): PricedFlight | undefined {
  return rows
    .filter((row) => row.seatsLeft >= passengers)
    .reduce<PricedFlight | undefined>(
      (best, row) => (best === undefined || row.price < best.price ? row : best),
      undefined,
    );
}

/** Each day from `from` through `to`, empty ones too, with its flights by departure and one offer overall. */
export async function flightDays(
  { db, clock }: Context,
  { connection, airports: known }: KnownRoute,
  dates: { from: string; to: string },
  passengers: number,
  { currency, language }: RequestInfo,
): Promise<DayOfFlights[]> {
  const basis = { day: shopDate(clock), currency };
  const rows = await selectFlightsBetween(db, connection, dates, { now: clock.now(), basis });
  const stops = new Set(rows.flatMap(({ via }) => (via && !known.has(via) ? [via] : [])));
  const airports = new Map([...known, ...(await airportsByCode(db, [...stops]))]);
  const options = { airports, language, currency, offerId: cheapestFor(passengers, rows)?.id };
  return Array.from({ length: daysBetween(dates.from, dates.to) + 1 }, (_, day) => {
    const date = addDays(dates.from, day);
    const flights = rows.filter((row) => row.departureDate === date);
    return { date, flights: flights.map((row) => flightToWire(row, options)) };
  });
}
