import type { Context } from '../context';
import { type Database, inTransaction } from '../db/database';
import type { SeatCount } from '../flights/take-seats';
import type { PaymentState } from '../payments/payment-provider';
import { SoldOut } from '../problem';
import { askProvider } from './ask-provider';
import { type BasketRow, lockBasketById, updateBasket } from './basket-queries';
import { mayMove } from './basket-status';
import { bookBasket } from './book-basket';
import { seatsWanted } from './flight-seats';
import {
  type AttemptRow,
  insertRefund,
  moveAttempt,
  selectAttempt,
  selectUnsettled,
} from './payment-queries';
import type { RefundReason } from './payment-tables';
import { holdSeats, returnHeldSeats, sellHeldSeats } from './seat-hold';

/** An attempt that the provider never confirmed is given up: nobody was ever handed over to it. */
const CREATING_MINUTES = 5;
const SHORTEST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 600_000;

/** When to ask again about what began at `since`: every 20 seconds at first, every ten minutes in the end. */
export function nextCheck(since: Date, now: Date): Date {
  const half = (now.getTime() - since.getTime()) / 2;
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, half)));
}

/**
 * Asks the provider what became of an attempt and acts on it: one booking, or the money on its way back
 * (decision 34). May be called at any time, by anybody, any number of times. Throws payment-unavailable when
 * the provider does not answer.
 */
export async function settleAttempt(context: Context, attemptId: number): Promise<void> {
  const attempt = await selectAttempt(context.db, attemptId);
  if (attempt?.status === 'creating') return giveUpIfStuck(context, attempt);
  if (attempt?.status !== 'open' || attempt.providerPaymentId === null) return;
  const { providerPaymentId } = attempt;
  const state = await askProvider(context, (provider) => provider.getPayment(providerPaymentId));
  await applyState(context, attempt, state);
}

async function giveUpIfStuck(context: Context, attempt: AttemptRow): Promise<void> {
  const now = context.clock.now();
  const isStuck = now.getTime() - attempt.createdAt.getTime() >= CREATING_MINUTES * 60_000;
  if (isStuck) await closeUnpaid(context, attempt, 'failed');
}

/** Writes down what the provider said of an open attempt. */
export async function applyState(context: Context, attempt: AttemptRow, state: PaymentState): Promise<void> {
  const now = context.clock.now();
  if (state.status === 'paid') return settlePaid(context, attempt, state);
  if (state.status !== 'open') return closeUnpaid(context, attempt, state.status);
  const checks = attempt.checks + 1;
  await moveAttempt(context.db, attempt, { checks, nextCheckAt: nextCheck(attempt.createdAt, now) });
}

/** No money came: the basket is failed unless another attempt may still bring some. */
export async function closeUnpaid(
  { db, clock }: Context,
  attempt: AttemptRow,
  status: 'failed' | 'cancelled' | 'expired',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const basket = await lockBasketById(tx, attempt.basketId);
    if (!basket || !(await moveAttempt(tx, attempt, { status, settledAt: now }))) return;
    const others = await selectUnsettled(tx, basket.id);
    if (basket.status === 'paying' && others.length === 0) {
      await updateBasket(tx, basket, { status: 'failed' }, now);
    }
  });
}

async function settlePaid(context: Context, attempt: AttemptRow, state: PaymentState): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    const basket = await lockBasketById(tx, attempt.basketId);
    if (!basket || !(await moveAttempt(tx, attempt, { status: 'paid', settledAt: now }))) return;
    const reason = await whyNotBook(context, tx, basket, attempt, state);
    if (reason === null) return bookBasket(context, tx, basket, attempt);
    const { amount, currency } = state;
    await insertRefund(tx, {
      attemptId: attempt.id,
      amount,
      currency,
      reason,
      nextTryAt: now,
      createdAt: now,
    });
    if (mayMove(basket.status, 'refunding')) {
      await returnHeldSeats(tx, basket.id);
      await updateBasket(tx, basket, { status: 'refunding', holdExpiresAt: null }, now);
    }
  });
}

/** Null once the seats are the booking's own; else why the money goes back. */
async function whyNotBook(
  context: Context,
  tx: Database,
  basket: BasketRow,
  attempt: AttemptRow,
  state: PaymentState,
): Promise<RefundReason | null> {
  if (basket.status === 'booked') return 'paid-twice';
  if (!mayMove(basket.status, 'booked')) return 'basket-closed';
  if (state.amount !== attempt.amount || state.currency !== attempt.currency) return 'amount-differs';
  const seats = await seatsWanted(context, tx, basket);
  if (!seats) return 'seats-gone';
  // The hold may have run out and not been ended yet: the seats are still there then.
  if (await sellHeldSeats(tx, basket.id)) return null;
  return (await tookSeatsAgain(tx, basket, seats, context.clock.now())) ? null : 'seats-gone';
}

async function tookSeatsAgain(
  tx: Database,
  basket: BasketRow,
  seats: readonly SeatCount[],
  now: Date,
): Promise<boolean> {
  try {
    // A transaction within: when the second flight is full, the seats taken on the first go back.
    await tx.transaction((inner) => holdSeats(inner, basket.id, seats, now));
  } catch (error) {
    if (error instanceof SoldOut) return false;
    throw error;
  }
  return sellHeldSeats(tx, basket.id);
}
