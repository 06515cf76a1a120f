import type { Context } from '../context';
import { insertEvent, markEventsHandled, selectAttemptIdOf, selectWaitingEvents } from './payment-queries';
import { settleAttempt } from './settle-attempt';

/** Asks about an attempt that was reported, and ticks off the reports that came in before the question. */
async function look(context: Context, attemptId: number): Promise<void> {
  const asked = context.clock.now();
  await settleAttempt(context, attemptId);
  await markEventsHandled(context.db, attemptId, asked, context.clock.now());
}

/**
 * The provider says that a payment moved. It is written down before anything else, and only makes the shop ask:
 * forged, early, late and repeated reports do no harm. Reports of unknown payments are passed over.
 */
export async function receivePaymentPush(context: Context, providerPaymentId: string): Promise<void> {
  const attemptId = await selectAttemptIdOf(context.db, providerPaymentId);
  if (attemptId === null) return;
  await insertEvent(context.db, attemptId, context.clock.now());
  try {
    await look(context, attemptId);
  } catch (error) {
    context.logger.warn('A reported payment could not be asked for yet', { attempt: attemptId, error });
  }
}

const BATCH = 50;

/** Background work: looks into reports that could not be looked into when they came. */
export async function handleWaitingEvents(context: Context): Promise<void> {
  for (const { attemptId } of await selectWaitingEvents(context.db, BATCH)) {
    try {
      await look(context, attemptId);
    } catch (error) {
      context.logger.warn('A reported payment could not be asked for yet', { attempt: attemptId, error });
    }
  }
}
