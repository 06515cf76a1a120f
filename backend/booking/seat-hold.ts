import { addMinutes } from 'date-fns';
import type { Context } from '../context';
import type { Database } from '../db/database';
import { inTransaction } from '../db/database';
import { returnSeats, type SeatCount, takeSeats } from '../flights/take-seats';
import { type BasketRow, lockBasketIfFree, selectRunOutHolds, updateBasket } from './basket-queries';
import { insertHolds, moveLiveHolds } from './hold-queries';

/** How long seats stay off sale for a basket (decision 30). */
export const HOLD_MINUTES = 15;

export function holdEnd(now: Date): Date {
  return addMinutes(now, HOLD_MINUTES);
}

/** Whether the basket's seats are its own at this moment, by the clock. */
export function isHeldAt(basket: Pick<BasketRow, 'holdExpiresAt'>, now: Date): boolean {
  return basket.holdExpiresAt !== null && basket.holdExpiresAt > now;
}

/** Takes seats off sale for a locked basket. Throws SoldOut; the transaction must then be rolled back. */
export async function holdSeats(
  tx: Database,
  basketId: number,
  wanted: readonly SeatCount[],
  now: Date,
): Promise<void> {
  await takeSeats(tx, wanted);
  await insertHolds(tx, basketId, wanted, now);
}

/** Puts a locked basket's live seats back on sale; a second time there are none left to put back. */
export async function returnHeldSeats(tx: Database, basketId: number): Promise<void> {
  await returnSeats(tx, await moveLiveHolds(tx, basketId, 'returned'));
}

/** Makes the live seats of a locked basket the booking's own. False when it has none. */
export async function sellHeldSeats(tx: Database, basketId: number): Promise<boolean> {
  return (await moveLiveHolds(tx, basketId, 'sold')).length > 0;
}

/** Ends the hold of a locked basket: seats back on sale, prices free to move again, what was typed stays. */
export async function endHold(tx: Database, basket: BasketRow, now: Date): Promise<BasketRow> {
  await returnHeldSeats(tx, basket.id);
  const status = basket.status === 'held' ? 'open' : basket.status;
  return updateBasket(tx, basket, { status, holdExpiresAt: null, frozen: null }, now);
}

/** Ends the hold of a locked basket if its time is over. */
export async function endHoldIfRunOut(tx: Database, basket: BasketRow, now: Date): Promise<BasketRow> {
  const hasRunOut = basket.holdExpiresAt !== null && basket.holdExpiresAt <= now;
  return hasRunOut ? endHold(tx, basket, now) : basket;
}

const BATCH = 100;

/** Background work: ends every hold whose time is over. Gives the number ended. */
export async function expireHolds({ db, clock }: Context): Promise<number> {
  let ended = 0;
  for (const id of await selectRunOutHolds(db, clock.now(), BATCH)) {
    await inTransaction(db, async (tx) => {
      const basket = await lockBasketIfFree(tx, id);
      if (!basket || isHeldAt(basket, clock.now())) return;
      await endHoldIfRunOut(tx, basket, clock.now());
      ended++;
    });
  }
  return ended;
}
