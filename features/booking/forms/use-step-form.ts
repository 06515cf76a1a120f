'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildRequest } from '@/lib/api/build-request';
import type { StepDraft } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { answersOf, valuesOf } from './form-values';

const TYPING_PAUSE_MS = 500;

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
  const sent = useRef(false);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!sent.current) keepTyped(element, market, basketKey, step);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(save, TYPING_PAUSE_MS);
    };
    const atOnce = () => {
      if (timer !== undefined) save();
    };
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Taken out of the browser's memory by Back: it can be sent again.
      sent.current = false;
      setSending(false);
    };

    element.addEventListener('input', later);
    element.addEventListener('change', later);
    window.addEventListener('beforeunload', atOnce);
    document.addEventListener('visibilitychange', atOnce);
    window.addEventListener('pageshow', shownAgain);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', later);
      element.removeEventListener('change', later);
      window.removeEventListener('beforeunload', atOnce);
      document.removeEventListener('visibilitychange', atOnce);
      window.removeEventListener('pageshow', shownAgain);
    };
  }, [market, basketKey, step]);

  const send = () => {
    if (sent.current || !form.current || !navigator.onLine) return;
    sent.current = true;
    setSending(true);
    form.current.submit();
  };
  return { form, sending, send };
}

/** Outlives the page: `keepalive` lets it finish while the next one loads. */
function keepTyped(form: HTMLFormElement, market: MarketCode, basketKey: string, step: StepDraft['step']) {
  const values = answersOf(valuesOf(new FormData(form)));
  const { path, body } = buildRequest('saveDraft', { key: basketKey, body: { step, values, errors: {} } });
  fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'accept-language': market },
    body: JSON.stringify(body),
  }).catch(() => {
    // Without a connection what was typed still stands in the form; the next change tries again.
  });
}
