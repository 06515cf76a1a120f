import 'server-only';
import { randomUUID } from 'node:crypto';
import { cache } from 'react';
import type { MarketCode } from '../markets';
import { backendTransport } from './backend-transport';
import { currentCaller } from './caller';
import { type Api, createApi } from './create-api';
import { readResponse } from './read-response';

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
