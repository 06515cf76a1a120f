import type { BasketStatus, BookingResult } from '@/lib/contract/booking';
import { type Translate, translatorFor } from '@/lib/translator';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { ownerOf, readBasket } from './basket-access';
import { selectPnr } from './basket-queries';
import { selectLatestSettled } from './payment-queries';
import type { AttemptStatus } from './payment-tables';
import { settleBasket } from './withdraw-attempts';

type Outcome = Omit<BookingResult, 'pnr' | 'status'>;

const NO_PROBLEM: Outcome = { errorCode: null, hasProblem: false, isPaymentProblem: false, message: null };

function problem(errorCode: string, isPaymentProblem: boolean, text: Translate): Outcome {
  return { errorCode, hasProblem: true, isPaymentProblem, message: text(`results.${errorCode}`) };
}

function outcomeOf(status: BasketStatus, last: AttemptStatus | undefined, text: Translate): Outcome {
  switch (status) {
    case 'failed':
      return problem(`payment-${last === 'cancelled' || last === 'expired' ? last : 'failed'}`, true, text);
    case 'refunding':
    case 'refunded':
      return problem(status, true, text);
    case 'expired':
      return problem('basket-expired', false, text);
    default:
      return NO_PROBLEM;
  }
}

/**
 * How the order stands, after asking the provider about every payment that is open: so it is right whether the
 * visitor or the provider's report came first. `paying` without a problem: the outcome is not known yet.
 */
export async function bookingResult(
  context: Context,
  key: string,
  request: RequestInfo,
): Promise<BookingResult> {
  const owner = ownerOf(key, request);
  const { id } = await readBasket(context, owner);
  try {
    await settleBasket(context, id);
  } catch (error) {
    // The provider cannot be asked now: tell what is known; the background work asks again.
    if (!(error instanceof DomainError && error.code === 'payment-unavailable')) throw error;
  }
  const { status } = await readBasket(context, owner);
  const last = await selectLatestSettled(context.db, id);
  const text = translatorFor(request.market, 'reservation');
  return { pnr: await selectPnr(context.db, id), status, ...outcomeOf(status, last?.status, text) };
}
