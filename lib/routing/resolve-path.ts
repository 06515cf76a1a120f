import { defaultMarket, isMarketCode, type MarketCode, marketCodes, markets } from '../markets';
import { findRoute, type PageRoute } from './route-table';

/** What the middleware does with a path. */
export type Resolution =
  /** One 308 to the canonical form; the query string is kept by the caller. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Render `to`, which carries the locale prefix; it may equal the path asked for. */
  | { readonly kind: 'page'; readonly market: MarketCode; readonly to: string; readonly route: PageRoute };

const aliases = new Map<string, MarketCode>(
  marketCodes.flatMap((code) => markets[code].duplicatePrefixes.map((prefix) => [prefix, code] as const)),
);

const marketOfPrefix = (segment: string | undefined): MarketCode | null => {
  const lower = segment?.toLowerCase() ?? '';
  return isMarketCode(lower) ? lower : (aliases.get(lower) ?? null);
};

/**
 * Maps a URL path to a page (specification §2 Routing rules, with one canonical form each):
 * Dutch also answers without prefix; url keys (`be-nl`), doubled prefixes (`/nl/nl/…`), upper case
 * prefixes and trailing slashes redirect once; an unknown path becomes the market's 404 page.
 */
export function resolvePath(pathname: string): Resolution {
  const segments = pathname.split('/').filter(Boolean);
  const first = marketOfPrefix(segments[0]);
  const market = first ?? defaultMarket;
  let rest = first ? segments.slice(1) : segments;
  while (first && marketOfPrefix(rest[0]) === first) rest = rest.slice(1);

  const below = rest.map((segment) => `/${segment}`).join('');
  const canonical = first ? `/${market}${below}` : below || '/';
  if (canonical !== pathname) return { kind: 'redirect', to: canonical };

  const route = findRoute(below);
  if (route) return { kind: 'page', market, to: `/${market}${below}`, route };
  const notFound = findRoute('/404');
  if (!notFound) throw new Error('The route table has no 404 page.');
  return { kind: 'page', market, to: `/${market}/404`, route: notFound };
}
