/**
 * True when an unsafe request comes from the shop's own pages: `Origin` equals the origin that the
 * visitor sees. A browser sends `Origin` with every POST; one without is no form of ours. From a page
 * with `no-referrer` it is `null`, and only `Sec-Fetch-Site`, which no page can set, tells.
 */
export function isSameOrigin(request: Request, publicOrigin: string | undefined): boolean {
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = request.headers.get('origin');
  if (!origin) return false;
  return publicOrigin ? origin === new URL(publicOrigin).origin : origin === requestOrigin(request);
}

/** The origin that the visitor's browser shows: PUBLIC_ORIGIN, else what the request says of itself. */
export function requestOrigin(request: Request, publicOrigin?: string): string {
  if (publicOrigin) return new URL(publicOrigin).origin;
  const url = new URL(request.url);
  const host = request.headers.get('host') ?? url.host;
  return `${url.protocol}//${host}`;
}
