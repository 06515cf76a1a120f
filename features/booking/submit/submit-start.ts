import { randomUUID } from 'node:crypto';
import type { Basket } from '@/lib/contract/booking';
import { paths } from '@/lib/paths';
import { fareQueryFields, flightSelectionOf, readFareQuery, shownPricesIn } from '../fares/fare-query';
import { slotDraft } from '../travellers/traveller-slots';
import { carryOver } from './carry-over';
import { noticeOf, withNotice } from './notices';
import { callOnce, type StepPost } from './step-post';

export interface Start {
  readonly location: string;
  /** The key of the new basket; null where none could be opened. */
  readonly basket: string | null;
}

/** Opens a basket for the chosen flights and fares; `previous` is the visitor's last one. */
export async function submitStart(post: StepPost, previous: Basket | null): Promise<Start> {
  const { api, market, values } = post;
  const query = readFareQuery(values);
  if (query === null) return { location: paths.home(market), basket: null };
  const shownPrices = shownPricesIn(values);
  const body = { ...flightSelectionOf(query), ...(shownPrices && { shownPrices }) };
  try {
    const basket = await api.initBasket({ body }, callOnce(values, 'initBasket', body));
    for (const draft of carryOver(previous, basket, slotDraft(query.passengers, query.children))) {
      await api.saveDraft({ key: basket.key, body: draft }, { idempotencyKey: randomUUID() });
    }
    return { location: paths.bookPay(market, basket.key), basket: basket.key };
  } catch (error) {
    const back = paths.choosePackage(market, fareQueryFields(query));
    return { location: withNotice(back, noticeOf(error)), basket: null };
  }
}
