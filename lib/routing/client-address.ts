/** Set on every request by `instrumentation.ts` from the socket; what a client sends is overwritten. */
export const PEER_HEADER = 'x-sirocco-peer';

/**
 * The visitor's address: the peer of the connection, or, behind `trustedProxies` proxies that append
 * to X-Forwarded-For, the entry that the outermost of them wrote. Empty when unknown (specification §7 Other).
 */
export function clientAddressOf(headers: Headers, trustedProxies: number): string {
  const peer = headers.get(PEER_HEADER) ?? '';
  if (trustedProxies === 0) return peer;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || peer;
}
