'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildRequest } from '@/lib/api/build-request';
import type { StepDraft } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { answersOf, valuesOf } from './form-values';
import { type InTurn, inTurn } from './in-turn';

/** While somebody types, what is typed is kept this often. */
const KEEP_EVERY_MS = 400;
/** The longest that a form waits for what is still on its way. */
const SETTLE_MS = 3000;

export interface StepFormHandle {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sending: boolean;
  /**
   * Posts the form to the server, which checks it once more; without a connection it stays as it is.
   * `before` is what must have ended first.
   */
  readonly send: (before?: Promise<void>) => void;
}

/**
 * What every step's form does once scripts run: it keeps what is typed with the basket, so that a reload
 * or a way back loses nothing, and it does not send it into a lost connection.
 */
export function useStepForm(market: MarketCode, basketKey: string, step: StepDraft['step']): StepFormHandle {
  const form = useRef<HTMLFormElement>(null);
  const keeper = useRef<InTurn>(null);
  const sent = useRef(false);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const start = () => {
      keeper.current = inTurn(() => keepTyped(element, market, basketKey, step), KEEP_EVERY_MS);
    };
    const soon = () => keeper.current?.soon();
    const now = () => keeper.current?.now();
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Taken out of the browser's memory by Back: it can be sent again.
      start();
      sent.current = false;
      setSending(false);
    };

    start();
    element.addEventListener('input', soon);
    element.addEventListener('change', soon);
    window.addEventListener('beforeunload', now);
    document.addEventListener('visibilitychange', now);
    window.addEventListener('pageshow', shownAgain);
    return () => {
      void keeper.current?.stop();
      element.removeEventListener('input', soon);
      element.removeEventListener('change', soon);
      window.removeEventListener('beforeunload', now);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('pageshow', shownAgain);
    };
  }, [market, basketKey, step]);

  const send = (before: Promise<void> = Promise.resolve()) => {
    // Two presses may come before the next rendering.
    if (sent.current || !form.current || !navigator.onLine) return;
    sent.current = true;
    setSending(true);
    // What is on its way must not arrive after the form, and undo it.
    const settled = Promise.all([keeper.current?.stop(), before]);
    const longEnough = new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    void Promise.race([settled, longEnough]).then(() => form.current?.submit());
  };
  return { form, sending, send };
}

/** Outlives the page: `keepalive` lets it finish while the next one loads. */
async function keepTyped(
  form: HTMLFormElement,
  market: MarketCode,
  basketKey: string,
  step: StepDraft['step'],
): Promise<void> {
  const values = answersOf(valuesOf(new FormData(form)));
  const { path, body } = buildRequest('saveDraft', { key: basketKey, body: { step, values, errors: {} } });
  try {
    await fetch(`/api${path}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'accept-language': market },
      body: JSON.stringify(body),
    });
  } catch (error) {
    // Without a connection what was typed still stands in the form; the next change tries again.
    if (!(error instanceof TypeError)) throw error;
  }
}
