import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { SeatCount } from '../flights/take-seats';
import { type HoldState, seatHolds } from './booking-tables';

/** Notes whose the seats are that were just taken off sale. */
export async function insertHolds(
  tx: Database,
  basketId: number,
  seats: readonly SeatCount[],
  createdAt: Date,
): Promise<void> {
  const state: HoldState = 'live';
  await tx.insert(seatHolds).values(seats.map((hold) => ({ ...hold, basketId, state, createdAt })));
}

/** Moves a basket's live holds on and gives them; the second time there are none. */
export function moveLiveHolds(
  tx: Database,
  basketId: number,
  state: Exclude<HoldState, 'live'>,
): Promise<SeatCount[]> {
  return tx
    .update(seatHolds)
    .set({ state })
    .where(and(eq(seatHolds.basketId, basketId), eq(seatHolds.state, 'live')))
    .returning({ flightId: seatHolds.flightId, seats: seatHolds.seats });
}
