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

function priceChangeOf(basket: BasketRow, newTotal: number): PriceChange | null {
  const { acceptedTotal: oldTotal, currency, status } = basket;
  return newTotal === oldTotal || isTerminal(status) ? null : { oldTotal, newTotal, currency };
}

/** A basket with its price of now, or without one when its price is frozen. */
export function wireOf(basket: BasketRow, priced: PricedChoices | null, pnr: string | null): Basket {
  const selection = basket.frozen?.selection ?? priced?.selection;
  if (!selection) throw new Error(`Basket ${basket.id} has neither a frozen price nor one of now`);
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
    priceChange: basket.frozen || !priced ? null : priceChangeOf(basket, priced.totalBeforeSurcharge),
    holdExpiresAt: basket.holdExpiresAt?.toISOString() ?? null,
    drafts: basket.drafts,
    pnr,
  };
}

/** The basket as specification §3 has it; repriced as long as nothing is agreed (decision 29). */
export async function basketToWire(
  context: Context,
  basket: BasketRow,
  request: RequestInfo,
  db: Database = context.db,
): Promise<Basket> {
  const priced = basket.frozen ? null : await priceBasket(db, context, basket, request);
  const pnr = basket.status === 'booked' ? await selectPnr(db, basket.id) : null;
  return wireOf(basket, priced, pnr);
}
