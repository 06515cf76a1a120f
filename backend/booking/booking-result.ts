import type { BasketStatus, BookingResult } from '@/lib/contract/booking';
import { translatorFor } from '@/lib/translator';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { ownerOf, readBasket } from './basket-access';
import { selectPnr } from './basket-queries';
import { selectLatestSettled } from './payment-queries';
import type { AttemptStatus } from './payment-tables';
import { settleBasket } from './withdraw-attempts';

interface ResultProblem {
  errorCode: string;
  isPaymentProblem: boolean;
}

function problemOf(status: BasketStatus, last: AttemptStatus | undefined): ResultProblem | null {
  switch (status) {
    case 'failed': {
      const how = last === 'cancelled' || last === 'expired' ? last : 'failed';
      return { errorCode: `payment-${how}`, isPaymentProblem: true };
    }
    case 'refunding':
    case 'refunded':
      return { errorCode: status, isPaymentProblem: true };
    case 'expired':
      return { errorCode: 'basket-expired', isPaymentProblem: false };
    default:
      return null;
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
  const problem = problemOf(status, last?.status);
  const text = translatorFor(request.market, 'reservation');
  return {
    pnr: await selectPnr(context.db, id),
    status,
    hasProblem: problem !== null,
    isPaymentProblem: problem?.isPaymentProblem ?? false,
    errorCode: problem?.errorCode ?? null,
    message: problem && text(`results.${problem.errorCode}`),
  };
}
