import type { Currency } from '@/lib/contract/common';
import type { MarketCode } from '@/lib/markets';

export interface PaymentOrder {
  /** The shop's name for the attempt, 128 bits: the provider makes one payment of it, however often asked. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** What the visitor reads on the payment page and on the statement. */
  description: string;
  /** The code of the payment choice. */
  method: string;
  /** In whose language the payment page speaks. */
  market: MarketCode;
  /** Where the visitor goes back to, whatever the outcome. */
  returnUrl: string;
  /** The visitor's address, as far as known; empty otherwise. */
  clientAddress: string;
}

/** One hand-over (decision 33): the query of the payment page, and the fields to POST (none: a GET). */
export interface HandOver {
  formData: Record<string, string>;
  queryString: Record<string, string>;
}

export interface CreatedPayment {
  /** The provider's id of the payment; its reports carry it. */
  id: string;
  handOver: HandOver;
}

export type ProviderStatus = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

export interface PaymentState {
  status: ProviderStatus;
  /** What was captured, in minor units, when paid. */
  amount: number;
  currency: Currency;
}

export interface RefundOrder {
  paymentId: string;
  /** Asking twice with the same one refunds once. */
  reference: string;
  amount: number;
  currency: Currency;
}

/**
 * Whoever takes the money. Every call may fail by throwing, may be repeated, and is never made inside a
 * database transaction of the shop.
 */
export interface PaymentProvider {
  readonly name: string;
  createPayment(order: PaymentOrder): Promise<CreatedPayment>;
  /** The only source of a payment's outcome (decision 34). */
  getPayment(paymentId: string): Promise<PaymentState>;
  /** Ends a payment that nobody made yet; one that was made stays. The state after that. */
  cancelPayment(paymentId: string): Promise<PaymentState>;
  /** Sends money back; resolves when the provider has accepted the refund. */
  refund(order: RefundOrder): Promise<{ id: string }>;
}
