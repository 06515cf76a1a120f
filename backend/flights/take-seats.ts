import type { Database } from '../db/database';
import { SoldOut } from '../problem';
import { updateSeatsReturned, updateSeatsTaken } from './seat-queries';

export interface SeatCount {
  flightId: number;
  /** Travellers who need a seat: adults and children, not babies. */
  seats: number;
}

/** One order for everybody, so that two buyers of the same two flights never wait for each other. */
function sorted(wanted: readonly SeatCount[]): SeatCount[] {
  return [...wanted].sort((a, b) => a.flightId - b.flightId);
}

/**
 * Takes seats off sale within the caller's transaction.
 * Throws SoldOut naming the first flight with too few; the caller's rollback then gives back the others.
 */
export async function takeSeats(tx: Database, wanted: readonly SeatCount[]): Promise<void> {
  for (const { flightId, seats } of sorted(wanted)) {
    if (!(await updateSeatsTaken(tx, flightId, seats))) throw new SoldOut(flightId);
  }
}

/**
 * Puts seats back on sale within the caller's transaction. The caller makes sure that it happens once
 * a hold; more seats than the aircraft has are refused by the table's check.
 */
export async function returnSeats(tx: Database, held: readonly SeatCount[]): Promise<void> {
  for (const { flightId, seats } of sorted(held)) await updateSeatsReturned(tx, flightId, seats);
}
