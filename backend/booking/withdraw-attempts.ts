import type { Context } from '../context';
import { askProvider } from './ask-provider';
import { selectUnsettled } from './payment-queries';
import { applyState, settleAttempt } from './settle-attempt';

/** Asks the provider about every attempt of a basket that may still bring money. */
export async function settleBasket(context: Context, basketId: number): Promise<void> {
  for (const { id } of await selectUnsettled(context.db, basketId)) await settleAttempt(context, id);
}

/**
 * Ends the attempts of a basket that nobody has paid, because the visitor came back to change something.
 * One that turns out to be paid is acted on as ever.
 */
export async function withdrawAttempts(context: Context, basketId: number): Promise<void> {
  for (const attempt of await selectUnsettled(context.db, basketId)) {
    if (attempt.status !== 'open' || attempt.providerPaymentId === null) continue;
    const { providerPaymentId } = attempt;
    const state = await askProvider(context, (provider) => provider.cancelPayment(providerPaymentId));
    await applyState(context, attempt, state);
  }
}
