import type { MarketCode } from '../markets';
import { markets } from '../markets';

/** The names of the headers that every request carries (§7 General), and Sirocco's own two. */
export const HEADER = {
  currency: 'accept-currency',
  language: 'accept-language',
  agent: 'Agent',
  correlationId: 'correlation-id',
  authorization: 'Authorization',
  /** Who opened a basket: 128 random bits from an httpOnly cookie. */
  session: 'session-id',
  idempotencyKey: 'idempotency-key',
  /** The visitor's address, set by the shop's server from the connection. */
  clientAddress: 'client-address',
} as const;

/** The `api-version` query value that this client speaks. */
export const API_VERSION = '1';

export interface Caller {
  readonly market: MarketCode;
  readonly correlationId: string;
  /** The stored agent token, empty when there is none (§7). */
  readonly agent?: string;
  readonly token?: string;
  readonly sessionId?: string;
  readonly clientAddress?: string;
}

/** The headers of §7 General. `accept-language` is the locale code, as specified, not a language tag. */
export function requestHeaders(caller: Caller, idempotencyKey?: string): Headers {
  const headers = new Headers({
    accept: 'application/json',
    [HEADER.currency]: markets[caller.market].currency,
    [HEADER.language]: caller.market,
    [HEADER.agent]: caller.agent ?? '',
    [HEADER.correlationId]: caller.correlationId,
  });
  if (caller.token) headers.set(HEADER.authorization, `Bearer ${caller.token}`);
  if (caller.sessionId) headers.set(HEADER.session, caller.sessionId);
  if (caller.clientAddress) headers.set(HEADER.clientAddress, caller.clientAddress);
  if (idempotencyKey) headers.set(HEADER.idempotencyKey, idempotencyKey);
  return headers;
}
