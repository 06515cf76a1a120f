import type { Basket, StepDraft } from '@/lib/contract/booking';

/**
 * What the hand-over page pays with, kept with the basket: the page asks for the same payment once more
 * and gets the same hand-over, so its fields never stand in a URL and survive a reload.
 */
export function handOverDraft(paymentId: number): StepDraft {
  return {
    step: 'payment',
    values: { paymentId: String(paymentId), terms: 'on', handOver: 'on' },
    errors: {},
  };
}

/** The payment type that a basket is to be handed over with, or null before the order. */
export function readHandOver(basket: Pick<Basket, 'drafts'>): number | null {
  const values = basket.drafts.find((draft) => draft.step === 'payment')?.values;
  return values?.handOver === 'on' ? Number(values.paymentId) : null;
}
