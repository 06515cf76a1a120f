import type { Basket, BasketStatus } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';

/** The steps that a visitor sees; a hotel package puts its own first step before the shared ones. */
export const bookingSteps = ['flights', 'passengers', 'extras', 'payment', 'confirmation'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Nothing of these can be changed any more: money moved, or moves back. */
const SETTLED: readonly BasketStatus[] = ['booked', 'refunding', 'refunded'];

type Progress = Pick<Basket, 'status' | 'travellers' | 'contact' | 'insurance'>;

/** The first step that still needs something of the visitor. */
export function stepOf(basket: Progress): Exclude<BookingStep, 'flights'> {
  if (SETTLED.includes(basket.status)) return 'confirmation';
  if (basket.travellers.length === 0 || basket.contact === null) return 'passengers';
  return basket.insurance === null ? 'extras' : 'payment';
}

/** Where a step of a basket is shown. */
export function stepPath(market: MarketCode, basket: string, step: Exclude<BookingStep, 'flights'>): string {
  const builders = {
    passengers: paths.bookPay,
    extras: paths.extra,
    payment: paths.payment,
    confirmation: paths.confirmation,
  };
  return builders[step](market, basket);
}

/** Where `flow` leads: the step where the basket stands; while it is being paid, the outcome. */
export function flowPath(market: MarketCode, basket: Progress & Pick<Basket, 'key'>): string {
  return stepPath(market, basket.key, basket.status === 'paying' ? 'confirmation' : stepOf(basket));
}

/**
 * Where a visitor who asks for a step is sent instead, or null to show it: later steps wait for the
 * earlier ones, and what is booked is no longer changed. A basket that is being paid can be gone back to:
 * the payment is then withdrawn.
 */
export function redirectFrom(
  market: MarketCode,
  basket: Progress & Pick<Basket, 'key'>,
  asked: 'passengers' | 'extras' | 'payment',
): string | null {
  const reached = stepOf(basket);
  const mayShow = reached !== 'confirmation' && bookingSteps.indexOf(asked) <= bookingSteps.indexOf(reached);
  return mayShow ? null : stepPath(market, basket.key, reached);
}

/** The links of the steps before this one. */
export function stepLinks(
  market: MarketCode,
  basket: string,
  flights: string,
): Partial<Record<BookingStep, string>> {
  return {
    flights,
    passengers: paths.bookPay(market, basket),
    extras: paths.extra(market, basket),
    payment: paths.payment(market, basket),
  };
}

/** The fare page of a basket's flights with its fares chosen; `children` of the passengers are children. */
export function changeFaresPath(
  market: MarketCode,
  basket: Pick<Basket, 'selection' | 'passengers' | 'infants' | 'outBoundClass' | 'inBoundClass'>,
  children: number,
): string {
  const [outbound, inbound] = basket.selection.flights;
  return paths.choosePackage(market, {
    out: outbound?.key,
    in: inbound?.key,
    passenger: basket.passengers,
    child: children || undefined,
    infant: basket.infants || undefined,
    outClass: basket.outBoundClass,
    inClass: inbound && basket.inBoundClass,
  });
}
