import type { PaymentRequest, PaymentResponse } from '@/lib/contract/booking';
import type { Context, RequestInfo } from '../context';
import { type Database, inTransaction } from '../db/database';
import type { CreatedPayment } from '../payments/payment-provider';
import { DomainError } from '../problem';
import { askProvider } from './ask-provider';
import { lockedBasket, ownerOf, readBasket } from './basket-access';
import { type BasketRow, updateBasket } from './basket-queries';
import { movedTo } from './basket-status';
import { paymentChoiceOf } from './payment-choice';
import { type AttemptRow, insertAttempt, moveAttempt, selectUnsettled } from './payment-queries';
import { holdEnd, isHeldAt } from './seat-hold';
import { newSecret } from './secrets';
import { closeUnpaid, nextCheck } from './settle-attempt';
import { settleBasket } from './withdraw-attempts';

/** An attempt that the visitor can be handed over to once more: same price, same way to pay. */
function samePayment(attempts: readonly AttemptRow[], { frozen }: BasketRow): AttemptRow | undefined {
  return attempts.find(
    ({ status, amount, offer }) =>
      status === 'open' && amount === frozen?.selection.totalPrice && offer.paymentId === frozen.paymentId,
  );
}

/** Moves the basket to paying, with a fresh 15 minutes, and writes down the attempt before anybody is asked. */
async function begin(
  context: Context,
  tx: Database,
  basket: BasketRow,
  paymentId: number,
): Promise<AttemptRow> {
  const now = context.clock.now();
  movedTo(basket.status, 'paying');
  const { frozen: offer } = basket;
  if (!offer || !isHeldAt(basket, now)) {
    throw new DomainError('hold-expired', 'The seats are no longer held; prebook once more');
  }
  if (offer.paymentId !== paymentId) {
    throw new DomainError('conflict', 'Another way to pay was agreed to; prebook with this one');
  }
  const open = samePayment(await selectUnsettled(tx, basket.id), basket);
  await updateBasket(tx, basket, { status: 'paying', holdExpiresAt: holdEnd(now) }, now);
  if (open) return open;
  return insertAttempt(tx, {
    reference: newSecret(),
    basketId: basket.id,
    provider: context.payments.name,
    amount: offer.selection.totalPrice,
    currency: basket.currency,
    offer,
    status: 'creating',
    nextCheckAt: nextCheck(now, now),
    createdAt: now,
  });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The visitor comes back to the shop that the operator configured, whatever the request said (decision 33). On a
 * developer's own machine any loopback name will do: cookies do not follow from one to the other.
 */
function returnUrl(callbackUrl: string, publicOrigin: string): string {
  const asked = new URL(callbackUrl);
  const url = new URL(publicOrigin);
  if (LOOPBACK.test(url.hostname) && LOOPBACK.test(asked.hostname)) return asked.href;
  // Set part by part: `//elsewhere.example` behind an origin would name another host.
  url.pathname = asked.pathname;
  url.search = asked.search;
  return url.href;
}

function describe({ selection }: AttemptRow['offer']): string {
  return selection.flights.map(({ origin, destination }) => `${origin.code}–${destination.code}`).join(', ');
}

async function create(
  context: Context,
  attempt: AttemptRow,
  basket: BasketRow,
  { callbackUrl }: PaymentRequest,
  { market, clientAddress }: RequestInfo,
): Promise<CreatedPayment> {
  const order = {
    reference: attempt.reference,
    amount: attempt.amount,
    currency: attempt.currency,
    description: describe(attempt.offer),
    method: paymentChoiceOf(basket.market, attempt.offer.paymentId).code,
    market,
    returnUrl: returnUrl(callbackUrl, context.settings.publicOrigin),
    clientAddress,
  };
  try {
    return await askProvider(context, (provider) => provider.createPayment(order));
  } catch (error) {
    await closeUnpaid(context, attempt, 'failed');
    throw error;
  }
}

/**
 * Opens a payment at the provider and gives the hand-over to it; asked again while that payment is open, it
 * gives the same hand-over. Throws hold-expired, conflict, payment-unavailable, not-found.
 */
export async function processPayment(
  context: Context,
  key: string,
  payment: PaymentRequest,
  request: RequestInfo,
): Promise<PaymentResponse> {
  const owner = ownerOf(key, request);
  const basket = await readBasket(context, owner);
  await settleBasket(context, basket.id);
  const attempt = await inTransaction(context.db, async (tx) => {
    const locked = await lockedBasket(tx, owner, context.clock.now());
    return begin(context, tx, locked, payment.paymentId);
  });
  if (attempt.handOver) return attempt.handOver;
  const { id: providerPaymentId, handOver } = await create(context, attempt, basket, payment, request);
  const isOpen = await moveAttempt(context.db, attempt, { status: 'open', providerPaymentId, handOver });
  if (!isOpen) throw new DomainError('payment-unavailable', 'The payment took too long to open');
  return handOver;
}
