import 'server-only';
import { env } from '../env';
import type { ApiRequest } from './build-request';
import type { Transport } from './create-api';
import { fetchEmbedded } from './embedded';
import { API_VERSION, type Caller, requestHeaders } from './request-headers';

/** §7 General. */
const TIMEOUT_MS = 60_000;

/** Brings requests to the backend: the remote one at API_BASE_URL, else the embedded one in this process. */
export function backendTransport(caller: Caller): Transport {
  return (request, options) => sendToBackend(request, caller, options);
}

export async function sendToBackend(
  request: ApiRequest,
  caller: Caller,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<Response> {
  const headers = requestHeaders(caller, options.idempotencyKey);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const init: RequestInit = { method: request.method, headers, signal };
  if (request.method === 'POST') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(request.body ?? {});
  }
  const remote = env().API_BASE_URL;
  const url = new URL((remote ?? 'http://backend.invalid').replace(/\/$/, '') + request.path);
  url.searchParams.set('api-version', API_VERSION);
  if (remote) return fetch(url, { ...init, cache: 'no-store' });
  return fetchEmbedded(new Request(url, init));
}
