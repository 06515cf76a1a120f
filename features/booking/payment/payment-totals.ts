import type { PaymentType, PriceLine } from '@/lib/contract/booking';
import type { LivePrice } from '../shell/live-price-of';

/** The line that a way of paying adds. */
export const SURCHARGE_LINE = 'card-surcharge';

/** The price without the surcharge of the way of paying that was agreed to before. */
export function beforeSurcharge(price: LivePrice): LivePrice {
  const lines = price.lines.filter((line) => line.id !== SURCHARGE_LINE);
  return { ...price, lines, total: lines.reduce((sum, line) => sum + line.amount, 0) };
}

/** The price with this way of paying; `text` names its line. */
export function withPayment(base: LivePrice, type: PaymentType, text: string): LivePrice {
  if (type.surcharge === 0) return base;
  const line: PriceLine = {
    id: SURCHARGE_LINE,
    text,
    amount: type.surcharge,
    currency: base.currency,
    count: 1,
    travellerType: null,
    type: 'None',
  };
  return { ...base, lines: [...base.lines, line], total: base.total + type.surcharge };
}
