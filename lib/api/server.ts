import 'server-only';
import { randomUUID } from 'node:crypto';
import { cache } from 'react';
import type { MarketCode } from '../markets';
import { backendTransport } from './backend-transport';
import { currentCaller } from './caller';
import { type Api, createApi } from './create-api';
import { readResponse } from './read-response';
import { type RememberedAnswers, rememberAnswers } from './remember-answers';

/** The API for pages rendered per request: it speaks for the visitor whose cookies came with it. */
export const serverApi = cache(
  async (market: MarketCode): Promise<Api> =>
    createApi(backendTransport(await currentCaller(market)), readResponse),
);

/** The API for cached pages: nobody in particular asks, so no cookie and no header is read. */
export const publicApi = cache(
  (market: MarketCode): Api =>
    createApi(backendTransport({ market, correlationId: randomUUID() }), readResponse),
);

const LIVE_SECONDS = 5;
const liveAnswers: RememberedAnswers = new Map();

/**
 * The API for live pages: nobody in particular asks, and an answer to a GET serves everyone for some
 * seconds. Seats and prices are checked again when a basket is opened.
 */
export const liveApi = cache((market: MarketCode): Api => {
  const transport = backendTransport({ market, correlationId: randomUUID() });
  const remembering = rememberAnswers(transport, {
    seconds: LIVE_SECONDS,
    scope: market,
    known: liveAnswers,
  });
  return createApi(remembering, readResponse);
});
