import { fromPathDate, todayIn } from '@/lib/dates';
import type { Context } from '../context';
import { airportsByCode } from '../locations/find-airports';
import type { AirportRow } from '../locations/location-queries';
import { DomainError, InvalidAirports } from '../problem';
import type { Connection } from './flight-queries';

export interface AskedRoute {
  origin: string;
  destination: string;
  originAlt?: readonly string[];
  destinationAlt?: readonly string[];
}

export interface KnownRoute {
  connection: Connection;
  /** Both ends and their alternatives, by code. */
  airports: ReadonlyMap<string, AirportRow>;
  origin: AirportRow;
  destination: AirportRow;
  /** Today's date on the clock of the origin. */
  today: string;
}

/** Throws InvalidAirports when an airport is unknown, or both ends are the same. */
export async function knownRoute({ db, clock }: Context, asked: AskedRoute): Promise<KnownRoute> {
  const origins = [asked.origin, ...(asked.originAlt ?? [])];
  const destinations = [asked.destination, ...(asked.destinationAlt ?? [])];
  if (origins.some((code) => destinations.includes(code))) throw new InvalidAirports();
  const airports = await airportsByCode(db, [...new Set([...origins, ...destinations])]);
  const origin = airports.get(asked.origin);
  const destination = airports.get(asked.destination);
  if (!origin || !destination) throw new InvalidAirports();
  const today = todayIn(origin.timeZone, clock.now());
  return { connection: { origins, destinations }, airports, origin, destination, today };
}

/** `20261224` → `2026-12-24`. Throws an invalid-request DomainError for 30 February. */
export function askedDate(pathDate: string): string {
  const date = fromPathDate(pathDate);
  if (date) return date;
  throw new DomainError('invalid-request', 'The date does not exist', { errors: { date: 'not-a-date' } });
}

/** A baby travels on a lap (specification §5). Throws an invalid-request DomainError. */
export function checkParty({ passenger, infant }: { passenger: number; infant: number }): void {
  if (infant <= passenger) return;
  const errors = { infant: 'more-than-passengers' };
  throw new DomainError('invalid-request', 'More babies than passengers', { errors });
}
