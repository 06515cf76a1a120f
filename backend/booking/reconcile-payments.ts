import type { Context } from '../context';
import { inTransaction } from '../db/database';
import { lockBasketById, updateBasket } from './basket-queries';
import {
  isRefundDue,
  moveAttempt,
  type RefundRow,
  selectAttempt,
  selectAttemptsToCheck,
  selectDueRefunds,
  updateRefund,
} from './payment-queries';
import { nextCheck, settleAttempt } from './settle-attempt';

const BATCH = 50;

/** One that cannot be asked about makes room for the others. */
async function putOff({ db, clock }: Context, id: number): Promise<void> {
  const attempt = await selectAttempt(db, id);
  if (attempt) await moveAttempt(db, attempt, { nextCheckAt: nextCheck(attempt.createdAt, clock.now()) });
}

/** Background work: asks the provider about every open attempt whose time has come (decision 34). */
export async function reconcilePayments(context: Context): Promise<void> {
  for (const id of await selectAttemptsToCheck(context.db, context.clock.now(), BATCH)) {
    try {
      await settleAttempt(context, id);
    } catch (error) {
      context.logger.warn('An open payment could not be asked for; it will be again', { attempt: id, error });
      await putOff(context, id);
    }
  }
}

async function refund(context: Context, due: RefundRow): Promise<void> {
  const attempt = await selectAttempt(context.db, due.attemptId);
  if (!attempt?.providerPaymentId) throw new Error(`Refund ${due.id} has no payment`);
  const { id: providerRefundId } = await context.payments.refund({
    paymentId: attempt.providerPaymentId,
    reference: `${attempt.reference}-refund`,
    amount: due.amount,
    currency: due.currency,
  });
  await inTransaction(context.db, async (tx) => {
    const doneAt = context.clock.now();
    const basket = await lockBasketById(tx, attempt.basketId);
    if (!(await updateRefund(tx, due.id, { providerRefundId, doneAt }))) return;
    if (basket?.status !== 'refunding' || (await isRefundDue(tx, basket.id))) return;
    await updateBasket(tx, basket, { status: 'refunded' }, doneAt);
  });
}

/**
 * Background work: sends money back that is on its way. Two processes may send the same refund; the provider
 * makes one of it by its reference.
 */
export async function carryOutRefunds(context: Context): Promise<void> {
  for (const due of await selectDueRefunds(context.db, context.clock.now(), BATCH)) {
    try {
      await refund(context, due);
    } catch (error) {
      context.logger.warn('A refund was not accepted; it is tried again', { refund: due.id, error });
      const tries = due.tries + 1;
      await updateRefund(context.db, due.id, {
        tries,
        nextTryAt: nextCheck(due.createdAt, context.clock.now()),
      });
    }
  }
}
