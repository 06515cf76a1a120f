import type { Basket } from '@/lib/contract/booking';
import { paths } from '@/lib/paths';
import { extrasFormSchema } from '../extras/extras-form-schema';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { noticeOf, withNotice } from './notices';
import { callOnce, keepDraft, type StepPost } from './step-post';

/** Checks and saves baggage and insurance, then goes on to payment. */
export async function submitExtras(post: StepPost, basket: Basket): Promise<string> {
  const { api, market, values } = post;
  const basketKey = basket.key;
  const offers = await api.luggages({ key: basketKey });
  const page = paths.extra(market, basketKey);
  const offered = offers
    .toSorted((a, b) => a.routeIndex - b.routeIndex)
    .map((offer) => offer.options.map((option) => option.id));
  const result = extrasFormSchema({ passengers: basket.passengers, offered }).safeParse(nestValues(values));
  if (!result.success) {
    await keepDraft(post, basketKey, 'extras', formErrors(result.error));
    return `${page}#errors`;
  }

  const { insurance, ...luggage } = result.data;
  try {
    await api.selectLuggage({ key: basketKey, body: luggage }, callOnce(values, 'selectLuggage', luggage));
    const choice = { insurance };
    await api.selectInsurance({ key: basketKey, body: choice }, callOnce(values, 'selectInsurance', choice));
  } catch (error) {
    await keepDraft(post, basketKey, 'extras', {});
    return withNotice(page, noticeOf(error));
  }
  return paths.payment(market, basketKey);
}
