import { randomUUID } from 'node:crypto';
import { paths } from '@/lib/paths';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { handOverDraft } from '../payment/hand-over-draft';
import { PaymentForm } from '../payment/payment-form-schema';
import { noticeOf, withNotice } from './notices';
import { callOnce, keepDraft, type StepPost } from './step-post';

export interface PayingVisitor {
  /** The shop's own origin, as the visitor sees it. */
  readonly origin: string;
  readonly clientAddress: string;
}

/** Takes the seats off sale, opens the payment, then goes on to the hand-over. */
export async function submitPayment(
  post: StepPost,
  basketKey: string,
  visitor: PayingVisitor,
): Promise<string> {
  const { api, market, values } = post;
  const page = paths.payment(market, basketKey);
  const result = PaymentForm.safeParse(nestValues(values));
  if (!result.success) {
    await keepDraft(post, basketKey, 'payment', formErrors(result.error));
    return `${page}#errors`;
  }

  const order = { ...result.data, termsAccepted: true as const };
  const payment = paymentRequest(post, basketKey, order.paymentId, visitor);
  try {
    await api.prebook({ key: basketKey, body: order }, callOnce(values, 'prebook', order));
    const draft = handOverDraft(order.paymentId);
    await api.saveDraft({ key: basketKey, body: draft }, { idempotencyKey: randomUUID() });
    await api.processPayment({ key: basketKey, body: payment }, callOnce(values, 'processPayment', payment));
  } catch (error) {
    const notice = noticeOf(error);
    await keepDraft(post, basketKey, 'payment', {});
    return withNotice(page, notice);
  }
  return paths.handOver(market, basketKey);
}

/** The payment call, as the order makes it and the hand-over page repeats it. */
export function paymentRequest(
  { market }: Pick<StepPost, 'market'>,
  basketKey: string,
  paymentId: number,
  { origin, clientAddress }: PayingVisitor,
) {
  const callbackUrl = `${origin}${paths.confirmation(market, basketKey)}`;
  return { paymentId, callbackUrl, clientIPAddress: clientAddress };
}
