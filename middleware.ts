import { type NextRequest, NextResponse } from 'next/server';
import { env } from './lib/env';
import { contentSecurityPolicy } from './lib/routing/content-security-policy';
import { resolvePath } from './lib/routing/resolve-path';

/** Gives every page its market, its status and its policy; the rules are in lib/routing. */
export function middleware(request: NextRequest): NextResponse {
  const resolution = resolvePath(request.nextUrl.pathname);
  if (resolution.kind === 'redirect') {
    // A plain URL: Next's own would keep the slash that the request ended in.
    return NextResponse.redirect(
      new URL(resolution.to + request.nextUrl.search, request.nextUrl.origin),
      308,
    );
  }
  const target = request.nextUrl.clone();

  const { route, to } = resolution;
  target.pathname = to;
  // A payment page may send the visitor back by POST, which comes without cookies: a GET brings them.
  if (request.method === 'POST' && route.path === 'booking/confirmation') {
    return NextResponse.redirect(target, 303);
  }
  const status = route.status ?? 200;
  // A cached page gets its policy (hashes) from the page cache, and must not depend on the request.
  if (route.rendering === 'cached') return NextResponse.rewrite(target);

  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], env().PAYMENT_PAGE_URL);
  const headers = new Headers(request.headers);
  // Next reads the nonce from the request's own policy header and puts it on its scripts.
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.rewrite(target, { status, request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (route.rendering === 'private') response.headers.set('cache-control', 'private, no-store');
  if (route.rendering === 'private') response.headers.set('referrer-policy', 'no-referrer');
  if (route.noindex) response.headers.set('x-robots-tag', 'noindex');
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Everything but what has no locale: the API, pictures, the sandbox bank, and the files at the site's root by
  // name: any other name with a dot in it would be taken for a locale, and its page kept.
  matcher: ['/((?!api/|art/|_next/|healthz$|market/|sandbox-bank/|icon\\.svg$|robots\\.txt$).*)'],
};
