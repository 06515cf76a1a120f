import type { PaymentType } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import type { Context, RequestInfo } from '../context';
import { type PaymentChoice, paymentChoicesOf } from '../payments/payment-types';
import { DomainError } from '../problem';
import { ownerOf, readBasket } from './basket-access';
import { priceBasket } from './basket-to-wire';
import { surchargeOf } from './price-selection';
import { chargesOf } from './tariff';

/** What a payment choice adds, in percent of the total (decision 28). */
export function surchargePercentOf({ code }: PaymentChoice, market: MarketCode): number {
  return code === 'amex' ? chargesOf(market, 'EUR').amexPercent : 0;
}

/** Throws invalid-request for a choice that the market does not offer; on account is for agents only. */
export function paymentChoiceOf(market: MarketCode, paymentId: number): PaymentChoice {
  const choice = paymentChoicesOf(market).find(({ id }) => id === paymentId);
  if (choice) return choice;
  const errors = { paymentId: 'bookingForm.errors.invalid' };
  throw new DomainError('invalid-request', 'There is no such way to pay here', { errors });
}

/** The ways to pay in the basket's market, each with its surcharge on this basket in minor units. */
export async function paymentTypes(
  context: Context,
  key: string,
  request: RequestInfo,
): Promise<PaymentType[]> {
  const basket = await readBasket(context, ownerOf(key, request));
  const total =
    basket.frozen?.totalBeforeSurcharge ??
    (await priceBasket(context.db, context, basket, request)).totalBeforeSurcharge;
  return paymentChoicesOf(basket.market).map((choice) => ({
    ...choice,
    surcharge: surchargeOf(total, surchargePercentOf(choice, basket.market)),
  }));
}
