'use client';

import { useEffect } from 'react';
import { HAND_OVER_FORM } from './hand-over-target';

/** Sends the form, but not to a visitor who came Back here: Back would lead nowhere else. */
export function HandOverSubmit() {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'back_forward') return;
    const form = document.getElementById(HAND_OVER_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    // A moment to read where the visitor is being taken.
    const timer = setTimeout(() => form.submit(), 400);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
