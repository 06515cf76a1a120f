import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { flights } from './flight-tables';

/** Takes seats if so many are left, and tells whether they were. */
export async function updateSeatsTaken(tx: Database, flightId: number, seats: number): Promise<boolean> {
  // Test and take in one statement: the row lock makes the second buyer see what the first one left.
  const taken = await tx
    .update(flights)
    .set({ seatsLeft: sql`${flights.seatsLeft} - ${seats}` })
    .where(and(eq(flights.id, flightId), gte(flights.seatsLeft, seats)))
    .returning({ id: flights.id });
  return taken.length > 0;
}

export async function updateSeatsReturned(tx: Database, flightId: number, seats: number): Promise<void> {
  await tx
    .update(flights)
    .set({ seatsLeft: sql`${flights.seatsLeft} + ${seats}` })
    .where(eq(flights.id, flightId));
}
