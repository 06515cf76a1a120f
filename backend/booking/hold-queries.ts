import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { SeatCount } from '../flights/take-seats';
import { baskets, type HoldState, seatHolds } from './booking-tables';

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

/** The seats on these flights that a session's own baskets hold, with the keys of those baskets. */
export function selectHoldsOfSession(
  db: Database,
  sessionHash: string,
  flightIds: number[],
): Promise<(SeatCount & { basketKey: string })[]> {
  return db
    .select({ flightId: seatHolds.flightId, seats: seatHolds.seats, basketKey: baskets.key })
    .from(seatHolds)
    .innerJoin(baskets, eq(baskets.id, seatHolds.basketId))
    .where(
      and(
        inArray(seatHolds.flightId, flightIds),
        eq(seatHolds.state, 'live'),
        eq(baskets.sessionHash, sessionHash),
      ),
    );
}
