import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { COOKIE, readSessionId } from '../cookies';
import { env } from '../env';
import type { MarketCode } from '../markets';
import { clientAddressOf } from '../routing/client-address';
import { type Caller, HEADER } from './request-headers';

const CORRELATION_ID = /^[\w.:-]{8,100}$/;

/** Who asks, read from the request's cookies and headers; makes the page a dynamic one. */
export async function currentCaller(market: MarketCode): Promise<Caller> {
  const [jar, incoming] = await Promise.all([cookies(), headers()]);
  const given = incoming.get(HEADER.correlationId) ?? '';
  const sessionId = readSessionId(jar.get(COOKIE.session)?.value);
  return {
    market,
    correlationId: CORRELATION_ID.test(given) ? given : randomUUID(),
    ...(sessionId ? { sessionId } : {}),
    clientAddress: clientAddressOf(incoming, env().TRUSTED_PROXIES),
  };
}
