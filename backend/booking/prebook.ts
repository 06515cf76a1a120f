import type { PrebookRequest, PrebookResult } from '@/lib/contract/booking';
import { translatorFor } from '@/lib/translator';
import type { Context, RequestInfo } from '../context';
import { type Database, inTransaction } from '../db/database';
import type { PaymentChoice } from '../payments/payment-types';
import { DomainError, SoldOut } from '../problem';
import { priceChanged } from './accept-price';
import { lockedBasket, ownerOf, readBasket } from './basket-access';
import { type BasketRow, updateBasket } from './basket-queries';
import { movedTo } from './basket-status';
import { choicesOf } from './basket-to-wire';
import type { FrozenOffer } from './booking-tables';
import { withoutDraft } from './change-basket';
import { paymentChoiceOf, surchargePercentOf } from './payment-choice';
import { type PricedChoices, priceChoices } from './price-basket';
import { surchargeOf } from './price-selection';
import { holdEnd, holdSeats, returnHeldSeats } from './seat-hold';
import { refuseSelection } from './selection-error';
import { settleBasket } from './withdraw-attempts';

/** Throws basket-incomplete naming what is missing before the basket can be ordered. */
function requireComplete(basket: BasketRow): void {
  const errors: Record<string, string> = {};
  if (basket.travellers.length === 0) errors.travellers = 'bookingForm.errors.required';
  if (basket.contact === null) errors.contact = 'bookingForm.errors.required';
  if (basket.luggages.length === 0 && !basket.baggageAcknowledged) {
    errors.baggageAcknowledged = 'bookingForm.errors.baggageAcknowledged';
  }
  if (Object.keys(errors).length === 0) return;
  throw new DomainError('basket-incomplete', 'The basket is not complete', { errors });
}

/** The price agreed at the hold with the surcharge of another payment choice. */
function withSurcharge(
  frozen: FrozenOffer,
  choice: PaymentChoice,
  percent: number,
  market: RequestInfo['market'],
) {
  const { totalBeforeSurcharge, selection } = frozen;
  const amount = surchargeOf(totalBeforeSurcharge, percent);
  const prices = selection.prices.filter(({ id }) => id !== 'card-surcharge');
  if (amount !== 0) {
    const text = translatorFor(market, 'priceLines')('cardSurcharge', { percent });
    const { currency } = selection;
    prices.push({
      id: 'card-surcharge',
      text,
      amount,
      currency,
      count: 1,
      travellerType: null,
      type: 'None',
    });
  }
  const totalPrice = totalBeforeSurcharge + amount;
  return { paymentId: choice.id, totalBeforeSurcharge, selection: { ...selection, prices, totalPrice } };
}

async function takeSeatsFor(
  tx: Database,
  basket: BasketRow,
  priced: PricedChoices,
  now: Date,
): Promise<void> {
  await returnHeldSeats(tx, basket.id);
  const seats = priced.flights.map(({ id }) => ({ flightId: id, seats: basket.passengers }));
  try {
    await holdSeats(tx, basket.id, seats, now);
  } catch (error) {
    if (!(error instanceof SoldOut)) throw error;
    const flight = priced.flights.find(({ id }) => id === error.flightId)?.flight;
    const extensions = { flightKey: flight?.key ?? '' };
    throw new DomainError('sold-out', `Flight ${flight?.number} has not enough seats left`, { extensions });
  }
}

/** Seats off sale for 15 minutes at the total that the visitor agreed to, or an error and nothing changed. */
async function hold(
  context: Context,
  tx: Database,
  basket: BasketRow,
  { paymentId, acceptedTotal }: PrebookRequest,
  request: RequestInfo,
): Promise<PrebookResult> {
  movedTo(basket.status, 'held');
  requireComplete(basket);
  const now = context.clock.now();
  const { market, currency } = basket;
  const choice = paymentChoiceOf(market, paymentId);
  const surchargePercent = surchargePercentOf(choice, market);
  let frozen: FrozenOffer;
  if (basket.frozen) {
    frozen = withSurcharge(basket.frozen, choice, surchargePercent, request.market);
  } else {
    const reader = { market: request.market, currency };
    const choices = { ...choicesOf(basket), surchargePercent };
    const priced = await priceChoices(tx, context.clock, choices, reader, 'not-found');
    if (priced.error) refuseSelection(priced.error);
    const { selection, totalBeforeSurcharge } = priced;
    frozen = { paymentId, selection, totalBeforeSurcharge };
    if (acceptedTotal === selection.totalPrice) await takeSeatsFor(tx, basket, priced, now);
  }
  const total = frozen.selection.totalPrice;
  if (acceptedTotal !== total) throw priceChanged(acceptedTotal, total, currency);
  const holdExpiresAt = holdEnd(now);
  const drafts = withoutDraft(basket, 'payment');
  const agreed = { acceptedTotal: frozen.totalBeforeSurcharge, frozen, holdExpiresAt, drafts };
  await updateBasket(tx, basket, { ...agreed, status: 'held' }, now);
  return { total, currency, holdExpiresAt: holdExpiresAt.toISOString() };
}

/**
 * Takes the seats off sale and freezes the price; once more during the hold, it lasts 15 minutes from now.
 * Throws sold-out (naming the flight), price-changed (with both totals), basket-incomplete, conflict.
 */
export async function prebook(
  context: Context,
  key: string,
  order: PrebookRequest,
  request: RequestInfo,
): Promise<PrebookResult> {
  const owner = ownerOf(key, request);
  const { id } = await readBasket(context, owner);
  await settleBasket(context, id);
  return inTransaction(context.db, async (tx) => {
    const basket = await lockedBasket(tx, owner, context.clock.now());
    return hold(context, tx, basket, order, request);
  });
}
