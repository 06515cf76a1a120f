import { ApiProblem } from '@/lib/api/api-problem';
import { readPhoneNumber } from '@/lib/booking-rules/phone-number';
import type { Basket } from '@/lib/contract/booking';
import { paths } from '@/lib/paths';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { travellerFormSchema } from '../travellers/traveller-form-schema';
import { nestTravellers, travellerRulesOf } from '../travellers/traveller-rules-of';
import { noticeOf, withNotice } from './notices';
import { callOnce, keepDraft, type StepPost } from './step-post';

/** Checks and saves travellers and contact, then goes on to the extras. */
export async function submitTravellers(post: StepPost, basket: Basket): Promise<string> {
  const { api, market, values } = post;
  const basketKey = basket.key;
  const page = paths.bookPay(market, basketKey);
  const schema = travellerFormSchema({ ...travellerRulesOf(basket), readPhone: readPhoneNumber });
  const result = schema.safeParse(nestTravellers(nestValues(values)));
  if (!result.success) {
    await keepDraft(post, basketKey, 'travellers', formErrors(result.error));
    return `${page}#errors`;
  }

  const body = { ...result.data, InBoundClass: basket.inBoundClass, OutBoundClass: basket.outBoundClass };
  try {
    await api.addTravellerInfo({ key: basketKey, body }, callOnce(values, 'addTravellerInfo', body));
  } catch (error) {
    const errors = error instanceof ApiProblem ? (error.result?.errors ?? {}) : {};
    await keepDraft(post, basketKey, 'travellers', errors);
    return Object.keys(errors).length > 0 ? `${page}#errors` : withNotice(page, noticeOf(error));
  }
  return paths.extra(market, basketKey);
}
