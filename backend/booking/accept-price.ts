import type { Basket } from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import type { Context, RequestInfo } from '../context';
import { inTransaction } from '../db/database';
import { DomainError } from '../problem';
import { lockedBasket, ownerOf } from './basket-access';
import { updateBasket } from './basket-queries';
import { basketToWire, priceBasket } from './basket-to-wire';

/** 409 with both totals in minor units, so that a page can show them side by side (decision 29). */
export function priceChanged(oldTotal: number, newTotal: number, currency: Currency): DomainError {
  return new DomainError('price-changed', 'The price has changed', {
    extensions: { oldTotal, newTotal, currency },
  });
}

/**
 * The visitor's yes to a total, without payment surcharge. Throws price-changed when it moved again.
 * During a hold nothing moves, so there is nothing to accept and the basket is given as it is.
 */
export async function acceptPrice(
  context: Context,
  key: string,
  total: number,
  request: RequestInfo,
): Promise<Basket> {
  const owner = ownerOf(key, request);
  return inTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    const basket = await lockedBasket(tx, owner, now);
    if (basket.frozen) return basketToWire(context, basket, request, tx);
    const priced = await priceBasket(tx, context, basket, request);
    const current = priced.totalBeforeSurcharge;
    if (total !== current) throw priceChanged(total, current, basket.currency);
    const accepted = await updateBasket(tx, basket, { acceptedTotal: total }, now);
    return basketToWire(context, accepted, request, tx);
  });
}
