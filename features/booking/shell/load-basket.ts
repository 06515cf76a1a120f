import { ApiProblem } from '@/lib/api/api-problem';
import type { Api } from '@/lib/api/create-api';
import type { Basket, StepDraft } from '@/lib/contract/booking';

/** 128 random bits, base64url. */
const BASKET_KEY = /^[A-Za-z0-9_-]{22}$/;

/** The basket of this visitor, or null where there is none under this key: unknown and foreign look alike. */
export async function loadBasket(
  api: Api,
  key: string | readonly string[] | undefined,
): Promise<Basket | null> {
  if (typeof key !== 'string' || !BASKET_KEY.test(key)) return null;
  try {
    return await api.basket({ key });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** What was typed in a step and not taken yet. */
export function draftOf(basket: Pick<Basket, 'drafts'>, step: StepDraft['step']): StepDraft | undefined {
  return basket.drafts.find((draft) => draft.step === step);
}
