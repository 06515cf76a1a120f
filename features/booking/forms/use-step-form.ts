'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildRequest } from '@/lib/api/build-request';
import type { StepDraft } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { type DraftKeeper, draftKeeper } from './draft-keeper';
import { answersOf, valuesOf } from './form-values';

export interface StepFormHandle {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sending: boolean;
  /** Posts the form to the server, which checks it once more; without a connection it stays as it is. */
  readonly send: () => void;
}

/**
 * What every step's form does once scripts run: it keeps what is typed with the basket, so that a reload
 * or a way back loses nothing, and it does not send it into a lost connection.
 */
export function useStepForm(market: MarketCode, basketKey: string, step: StepDraft['step']): StepFormHandle {
  const form = useRef<HTMLFormElement>(null);
  const keeper = useRef<DraftKeeper>(null);
  const sent = useRef(false);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const start = () => {
      keeper.current = draftKeeper(() => keepTyped(element, market, basketKey, step));
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
      keeper.current?.stop();
      element.removeEventListener('input', soon);
      element.removeEventListener('change', soon);
      window.removeEventListener('beforeunload', now);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('pageshow', shownAgain);
    };
  }, [market, basketKey, step]);

  const send = () => {
    // Two presses may come before the next rendering.
    if (sent.current || !form.current || !navigator.onLine) return;
    sent.current = true;
    keeper.current?.stop();
    setSending(true);
    form.current.submit();
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
