import { randomUUID } from 'node:crypto';
import type { Basket } from '@/lib/contract/booking';
import { paths } from '@/lib/paths';
import { fareQueryFields, flightSelectionOf, readFareQuery } from '../fares/fare-query';
import type { FormValues } from '../forms/form-values';
import { savedTravellerValues } from '../travellers/traveller-form-values';
import { slotDraft } from '../travellers/traveller-slots';
import { noticeOf, withNotice } from './notices';
import { callOnce, type StepPost } from './step-post';

export interface Start {
  readonly location: string;
  /** The key of the new basket; null where none could be opened. */
  readonly basket: string | null;
}

/**
 * Opens a basket for the chosen flights and fares. What was typed about the travellers in the visitor's
 * last basket comes along when the party is the same: other flights do not mean typing it all again.
 */
export async function submitStart(post: StepPost, previous: Basket | null): Promise<Start> {
  const { api, market, values } = post;
  const query = readFareQuery(values);
  if (query === null) return { location: paths.home(market), basket: null };
  const body = flightSelectionOf(query);
  try {
    const basket = await api.initBasket({ body }, callOnce(values, 'initBasket', body));
    const kept = carriedOver(previous, basket, slotDraft(query.passengers, query.children));
    if (Object.keys(kept).length > 0) {
      const draft = { step: 'travellers' as const, values: { ...kept }, errors: {} };
      await api.saveDraft({ key: basket.key, body: draft }, { idempotencyKey: randomUUID() });
    }
    return { location: paths.bookPay(market, basket.key), basket: basket.key };
  } catch (error) {
    const back = paths.choosePackage(market, fareQueryFields(query));
    return { location: withNotice(back, noticeOf(error)), basket: null };
  }
}

function carriedOver(previous: Basket | null, basket: Basket, slots: FormValues): FormValues {
  // A basket opened twice by one form keeps what was typed since.
  const own = basket.drafts.find((draft) => draft.step === 'travellers');
  if (own || basket.travellers.length > 0) return {};
  if (previous === null || previous.key === basket.key) return slots;
  if (previous.passengers !== basket.passengers || previous.infants !== basket.infants) return slots;
  const typed = previous.drafts.find((draft) => draft.step === 'travellers')?.values;
  const carried = { ...savedTravellerValues(previous), ...typed };
  return { ...carried, ...typesOf(slots, basket.passengers) };
}

/** Who is a child follows the new search. */
function typesOf(slots: FormValues, passengers: number): FormValues {
  const names = Array.from({ length: passengers }, (_, index) => `travellers.${index}.type`);
  return Object.fromEntries(names.map((name) => [name, slots[name] ?? 'adult']));
}
