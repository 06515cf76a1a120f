import type { PricedSelection, PriceLine } from '@/lib/contract/booking';

/** What a total is made of, as the server last said it. */
export interface LivePrice {
  readonly lines: readonly PriceLine[];
  readonly total: number;
  readonly currency: PricedSelection['currency'];
}

export const livePriceOf = (selection: PricedSelection): LivePrice => ({
  lines: selection.prices,
  total: selection.totalPrice,
  currency: selection.currency,
});
