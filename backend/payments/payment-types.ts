import type { MarketCode } from '@/lib/markets';
import table from './payment-types.json' with { type: 'json' };

export interface PaymentChoice {
  id: number;
  /** A stable word for providers: `ideal`, `card`, `amex`, … */
  code: string;
  /** The scheme's own name, the same in every language. */
  text: string;
  /** Codes of its marks, separated by spaces. */
  logo: string;
}

const markets: Readonly<Record<MarketCode, readonly number[]>> = table.markets;

/** How visitors of a market may pay, the most used first. Payment on account (-1) is for agents, not in here. */
export function paymentChoicesOf(market: MarketCode): PaymentChoice[] {
  return markets[market].flatMap((id) => table.types.find((type) => type.id === id) ?? []);
}
