import type { Basket, PriceChange } from '@/lib/contract/booking';
import type { Context, RequestInfo } from '../context';
import type { Database } from '../db/database';
import { type BasketRow, selectPnr } from './basket-queries';
import { isTerminal } from './basket-status';
import { type Choices, type PricedChoices, priceChoices } from './price-basket';

/** What a basket holds, as far as it has a price. */
export function choicesOf(basket: BasketRow): Choices {
  const seated = basket.travellers.filter(({ type }) => type !== 'infant').map(({ type }) => type);
  return {
    flightKeys: basket.flightKeys,
    passengers: basket.passengers,
    infants: basket.infants,
    outBoundClass: basket.outBoundClass,
    inBoundClass: basket.inBoundClass,
    luggages: basket.luggages,
    insurance: basket.insurance,
    ...(seated.length > 0 ? { seatTypes: seated } : {}),
  };
}

/** Prices a basket as of now, in the money it was opened with and the words of whoever asks. */
export function priceBasket(
  db: Database,
  { clock }: Context,
  basket: BasketRow,
  { market }: Pick<RequestInfo, 'market'>,
): Promise<PricedChoices> {
  const reader = { market, currency: basket.currency };
  return priceChoices(db, clock, choicesOf(basket), reader, 'not-found');
}

async function pricedNow(context: Context, basket: BasketRow, request: RequestInfo, db: Database) {
  const { selection, totalBeforeSurcharge: newTotal } = await priceBasket(db, context, basket, request);
  const { acceptedTotal: oldTotal, currency } = basket;
  const isSettled = newTotal === oldTotal || isTerminal(basket.status);
  const priceChange: PriceChange | null = isSettled ? null : { oldTotal, newTotal, currency };
  return { selection, priceChange };
}

/** The basket as specification §3 has it; repriced as long as nothing is agreed (decision 29). */
export async function basketToWire(
  context: Context,
  basket: BasketRow,
  request: RequestInfo,
  db: Database = context.db,
): Promise<Basket> {
  const { selection, priceChange } = basket.frozen
    ? { selection: basket.frozen.selection, priceChange: null }
    : await pricedNow(context, basket, request, db);
  return {
    selection,
    key: basket.key,
    travellers: basket.travellers,
    luggages: basket.luggages,
    contact: basket.contact,
    internalKey: String(basket.id),
    inBoundClass: basket.inBoundClass,
    outBoundClass: basket.outBoundClass,
    status: basket.status,
    passengers: basket.passengers,
    infants: basket.infants,
    insurance: basket.insurance,
    baggageAcknowledged: basket.baggageAcknowledged,
    priceChange,
    holdExpiresAt: basket.holdExpiresAt?.toISOString() ?? null,
    drafts: basket.drafts,
    pnr: await selectPnr(db, basket.id),
  };
}
