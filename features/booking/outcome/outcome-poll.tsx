'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { ApiProblem } from '@/lib/api/api-problem';
import { browserApi } from '@/lib/api/browser';
import type { BasketStatus } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';

const FIRST_LOOK_MS = 1500;
const SLOWEST_LOOK_MS = 15_000;
const REFRESH_SECONDS = 10;

/** A refusal, no line, or no answer in time. */
const isNoAnswer = (error: unknown) =>
  [ApiProblem, TypeError, DOMException].some((kind) => error instanceof kind);

const never = () => () => {};

/** Asks how the order stands until it moves, then loads the page that says so; without scripts the page reloads. */
export function OutcomePoll({
  market,
  basketKey,
  status,
}: {
  market: MarketCode;
  basketKey: string;
  status: BasketStatus;
}) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_LOOK_MS;
    const look = async () => {
      try {
        const result = await browserApi(market).bookingResult({ key: basketKey });
        if (result.status !== status) {
          window.location.reload();
          return;
        }
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
        // It is asked again.
      }
      wait = Math.min(wait * 1.5, SLOWEST_LOOK_MS);
      timer = setTimeout(look, wait);
    };
    timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [market, basketKey, status]);

  return scripted ? null : <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />;
}
