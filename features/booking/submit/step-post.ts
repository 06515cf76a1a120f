import { createHash, randomUUID } from 'node:crypto';
import { ApiProblem } from '@/lib/api/api-problem';
import type { Api, CallOptions } from '@/lib/api/create-api';
import type { StepDraft } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import type { FormErrors } from '../forms/form-errors';
import { answersOf, type FormValues } from '../forms/form-values';

/** One posted step: whoever handles it answers with the path to send the visitor to. */
export interface StepPost {
  readonly api: Api;
  readonly market: MarketCode;
  readonly values: FormValues;
}

/**
 * The idempotency key of a call that a form leads to. The same form sent twice makes the same call; sent
 * again with other answers (after Back) it makes another.
 */
export function callOnce(values: FormValues, call: string, body: unknown): CallOptions {
  const form = values.key ?? randomUUID();
  const digest = createHash('sha256')
    .update(JSON.stringify([form, call, body]))
    .digest('base64url');
  return { idempotencyKey: digest };
}

/** Keeps what was typed with the basket, with what is wrong with it; a basket that is over keeps nothing. */
export async function keepDraft(
  { api, values }: StepPost,
  basket: string,
  step: StepDraft['step'],
  errors: FormErrors,
): Promise<void> {
  const body = { step, values: answersOf(values), errors: { ...errors } };
  try {
    await api.saveDraft({ key: basket, body }, { idempotencyKey: randomUUID() });
  } catch (error) {
    // Its page then says what became of it.
    if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
  }
}
