import { paths } from '@/lib/paths';
import { noticeOf, withNotice } from './notices';
import { callOnce, type StepPost } from './step-post';

/** The visitor says yes to the new total; a price that moved again is asked about again. */
export async function submitAcceptPrice(post: StepPost, basketKey: string): Promise<string> {
  const { api, market, values } = post;
  const page =
    values.step === 'payment' ? paths.payment(market, basketKey) : paths.bookPay(market, basketKey);
  const total = Number(values.total);
  if (!Number.isSafeInteger(total)) return page;
  const body = { total };
  try {
    await api.acceptPrice({ key: basketKey, body }, callOnce(values, 'acceptPrice', body));
    return page;
  } catch (error) {
    return withNotice(page, noticeOf(error));
  }
}
