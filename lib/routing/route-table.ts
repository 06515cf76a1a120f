/** Who may see a page: everyone, signed-in visitors, or only those who are not signed in. */
export type RouteMark = 'public' | 'protected' | 'guest-only';

/**
 * How a page is made, and so which policy its answer carries:
 * cached: rendered once per path for everyone, no cookies; scripts allowed by hash;
 * live: rendered per request; private: the same, and never stored anywhere. Scripts allowed by nonce.
 */
export type RenderingClass = 'cached' | 'live' | 'private';

export interface PageRoute {
  /** Segments after the locale; `:name` stands for one, `?` at its end for one that may be absent. */
  readonly path: string;
  readonly mark: RouteMark;
  readonly rendering: RenderingClass;
  /** The answer's status where it is not 200. */
  readonly status?: number;
  readonly noindex?: true;
}

/** Every page below a locale. A path that fits none of them is answered 404 by the middleware. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '', mark: 'public', rendering: 'cached' },
  { path: 'terms', mark: 'public', rendering: 'cached' },
  { path: 'flights', mark: 'public', rendering: 'live', noindex: true },
  {
    path: 'flights/:origin/:destination/:departureDate/:returnDate?',
    mark: 'public',
    rendering: 'live',
    noindex: true,
  },
  { path: 'booking/chooseyourpackage', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/bookpay', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/extra', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/payment', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/payment/hand-over', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/confirmation', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/confirmation/:pnr', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/confirmation/:pnr/calendar.ics', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/confirmation/:pnr/find', mark: 'public', rendering: 'private', noindex: true },
  { path: 'booking/submit/:step', mark: 'public', rendering: 'private', noindex: true },
  { path: 'flow', mark: 'public', rendering: 'private', noindex: true },
  { path: 'paymentpush', mark: 'public', rendering: 'private', noindex: true },
  { path: '400', mark: 'public', rendering: 'live', status: 400, noindex: true },
  { path: '404', mark: 'public', rendering: 'live', status: 404, noindex: true },
];

const compiled = pageRoutes.map((route) => ({ route, pattern: patternOf(route.path) }));

function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment.replaceAll('.', '\\.')}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}$`);
}

/** The route of a path below its locale (`/flights/AMS/AYT/20261224`, `` for the home), or null. */
export function findRoute(pathBelowLocale: string): PageRoute | null {
  return compiled.find(({ pattern }) => pattern.test(pathBelowLocale))?.route ?? null;
}

/** True for a path of the shop (with its locale prefix) that a page answers. */
export function isServed(path: string): boolean {
  const [, , ...below] = (path.split(/[?#]/)[0] ?? '').split('/');
  return findRoute(below.map((segment) => `/${segment}`).join('')) !== null;
}
