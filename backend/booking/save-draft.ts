import type { Basket, StepDraft } from '@/lib/contract/booking';
import type { Context, RequestInfo } from '../context';
import { inTransaction } from '../db/database';
import { DomainError } from '../problem';
import { lockedBasket, ownerOf } from './basket-access';
import { updateBasket } from './basket-queries';
import { isTerminal } from './basket-status';
import { basketToWire } from './basket-to-wire';
import { withoutDraft } from './change-basket';

/**
 * Keeps what was typed in a step, in place of the step's earlier draft; a hold stays as it is.
 * Throws not-found, and conflict for a basket that is over.
 */
export async function saveDraft(
  context: Context,
  key: string,
  draft: StepDraft,
  request: RequestInfo,
): Promise<Basket> {
  const owner = ownerOf(key, request);
  return inTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    const basket = await lockedBasket(tx, owner, now);
    if (isTerminal(basket.status)) {
      throw new DomainError('conflict', `A basket that is ${basket.status} keeps no drafts`);
    }
    const drafts = [...withoutDraft(basket, draft.step), draft];
    return basketToWire(context, await updateBasket(tx, basket, { drafts }, now), request, tx);
  });
}
