import { type MarketCode, marketCodes, markets } from './markets';

/**
 * Canonical link and hreflang of a page that exists in every market. `pathOf` gives its path there;
 * `x-default` is the international English page.
 */
export function alternatesOf(market: MarketCode, pathOf: (market: MarketCode) => string) {
  const languages = Object.fromEntries(marketCodes.map((code) => [markets[code].languageTag, pathOf(code)]));
  return { canonical: pathOf(market), languages: { ...languages, 'x-default': pathOf('en') } };
}
