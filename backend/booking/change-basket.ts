import type { Basket } from '@/lib/contract/booking';
import type { Context, RequestInfo } from '../context';
import { type Database, inTransaction } from '../db/database';
import { DomainError } from '../problem';
import { lockedBasket, ownerOf, readBasket } from './basket-access';
import { type BasketRow, updateBasket } from './basket-queries';
import { priceBasket, wireOf } from './basket-to-wire';
import { selectUnsettled } from './payment-queries';
import type { PricedChoices } from './price-basket';
import { endHold } from './seat-hold';
import { withdrawAttempts } from './withdraw-attempts';

export type Edit = Partial<
  Pick<
    BasketRow,
    | 'travellers'
    | 'luggages'
    | 'contact'
    | 'insurance'
    | 'baggageAcknowledged'
    | 'outBoundClass'
    | 'inBoundClass'
    | 'drafts'
  >
>;

/**
 * A basket may be edited until it is paid: a hold is given up for it, a payment that nobody made is withdrawn.
 * Throws payment-open while money may still come, conflict when it is too late.
 */
async function editable(tx: Database, basket: BasketRow, now: Date): Promise<BasketRow> {
  if ((await selectUnsettled(tx, basket.id)).length > 0) {
    throw new DomainError('payment-open', 'A payment for this basket is under way');
  }
  if (basket.status === 'held') return endHold(tx, basket, now);
  if (basket.status === 'open') return basket;
  if (basket.status !== 'failed') {
    throw new DomainError('conflict', `A basket that is ${basket.status} cannot be changed`);
  }
  return updateBasket(tx, await endHold(tx, basket, now), { status: 'open' }, now);
}

/**
 * Edits the basket of whoever asks. What the visitor chooses moves the agreed total by its own price; what
 * moved meanwhile without the visitor stays visible as `priceChange` (decision 29). `edit` gets the price before it.
 * Throws not-found, payment-open, conflict, and what `edit` throws.
 */
export async function changeBasket(
  context: Context,
  key: string,
  request: RequestInfo,
  edit: (tx: Database, basket: BasketRow, priced: PricedChoices) => Promise<Edit>,
): Promise<Basket> {
  const owner = ownerOf(key, request);
  const { id } = await readBasket(context, owner);
  await withdrawAttempts(context, id);
  return inTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    const basket = await editable(tx, await lockedBasket(tx, owner, now), now);
    const before = await priceBasket(tx, context, basket, request);
    const change = await edit(tx, basket, before);
    const after = await priceBasket(tx, context, { ...basket, ...change }, request);
    const moved = after.totalBeforeSurcharge - before.totalBeforeSurcharge;
    const acceptedTotal = basket.acceptedTotal + moved;
    const changed = await updateBasket(tx, basket, { ...change, acceptedTotal }, now);
    return wireOf(changed, after, null);
  });
}

/** The drafts without that of a step which has just been accepted. */
export function withoutDraft(basket: BasketRow, step: BasketRow['drafts'][number]['step']) {
  return basket.drafts.filter((draft) => draft.step !== step);
}
