import type { MarketCode } from '../markets';
import { type Api, createApi, type Transport } from './create-api';
import { HEADER } from './request-headers';

/** §7 General. */
const TIMEOUT_MS = 60_000;

/**
 * The API for client components: the same calls through `/api`, where the shop's server adds
 * identity and checks the answers. It carries no schemas, to stay small.
 */
export function browserApi(market: MarketCode): Api {
  const transport: Transport = (request, options) => {
    const headers = new Headers({ accept: 'application/json', [HEADER.language]: market });
    if (options.idempotencyKey) headers.set(HEADER.idempotencyKey, options.idempotencyKey);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const init: RequestInit = {
      method: request.method,
      headers,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    };
    if (request.method === 'POST') {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(request.body);
    }
    return fetch(`/api${request.path}`, init);
  };
  return createApi(transport);
}
