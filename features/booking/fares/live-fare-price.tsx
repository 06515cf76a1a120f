'use client';

import { useEffect } from 'react';
import { browserApi } from '@/lib/api/browser';
import type { FareType } from '@/lib/contract/booking';
import { useLivePrice } from '../shell/live-price';
import { livePriceOf } from '../shell/live-price-of';
import { STEP_FORM } from '../shell/step-form-id';
import { type FareQuery, flightSelectionOf } from './fare-query';

/** Brings the total up to date when another fare is chosen; without scripts the next page shows it. */
export function LiveFarePrice({ query }: { query: FareQuery }) {
  const { market, show } = useLivePrice();

  useEffect(() => {
    const form = document.getElementById(STEP_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    let running: AbortController | undefined;

    const update = async () => {
      running?.abort();
      running = new AbortController();
      const fields = new FormData(form);
      const body = flightSelectionOf({
        ...query,
        outClass: fields.get('outClass') as FareType,
        inClass: (fields.get('inClass') ?? 'eco') as FareType,
      });
      try {
        const priced = await browserApi(market).price({ body }, { signal: running.signal });
        if (priced.errorMessage === null) show(livePriceOf(priced));
      } catch {
        // The next page prices the fares again and shows the total before anything is agreed to.
      }
    };

    form.addEventListener('change', update);
    return () => {
      running?.abort();
      form.removeEventListener('change', update);
    };
  }, [market, query, show]);

  return null;
}
