import { z } from 'zod';

const ticked = z.preprocess((value) => value === true || value === 'on', z.boolean());

export interface PaymentChoice {
  readonly paymentId: number;
  /** The total that stood beside the chosen way of paying, in minor units. */
  readonly acceptedTotal: number;
}

const PaymentValues = z.object({
  terms: ticked,
  /** The id of a payment type; -1 is payment on account. */
  paymentId: z.preprocess(
    (value) => value ?? '',
    z.union([z.literal(''), z.string().regex(/^(-1|\d{1,9})$/)]),
  ),
  /** `accepted.<payment type>`: what the page showed as its total. */
  accepted: z.record(z.string(), z.string().regex(/^\d{1,12}$/)).default({}),
});

/** The rules of the payment form; issues carry message keys under the names of the fields. */
export const PaymentForm = PaymentValues.transform((values, context): PaymentChoice => {
  const total = values.accepted[values.paymentId];
  if (values.paymentId === '' || total === undefined) {
    context.addIssue({ code: 'custom', message: 'payment.errors.choose', path: ['paymentId'] });
  }
  if (!values.terms) {
    context.addIssue({ code: 'custom', message: 'payment.errors.terms', path: ['terms'] });
  }
  return { paymentId: Number(values.paymentId), acceptedTotal: Number(total ?? 0) };
});
