import type { Currency } from './contract/common';
import table from './markets.json' with { type: 'json' };

export const marketCodes = ['nl', 'nl-be', 'fr-be', 'dk', 'en', 'cw-nl', 'cw-en'] as const;
/** The locale code of specification §1: a market in one language, and the prefix of its URLs. */
export type MarketCode = (typeof marketCodes)[number];
export type Language = 'nl' | 'fr' | 'da' | 'en';

/** One row of the market table: every rule that differs by market reads it from here. */
export interface Market {
  /** BCP 47, for `<html lang>`, hreflang and `Intl`; never the prefix. */
  readonly languageTag: string;
  readonly language: Language;
  /** Message folders, each laid over those before it; Dutch is the fallback. */
  readonly messages: readonly string[];
  readonly currency: Currency;
  readonly country: string | null;
  readonly name: string;
  readonly flag: string;
  readonly landingPrefix: 'vliegtickets' | 'ticket' | 'flybilletter';
  readonly hotelSegment: 'accommodatie' | 'hotel';
  /** Other prefixes that redirect here: the url keys of §1. */
  readonly duplicatePrefixes: readonly string[];
  readonly phoneCountry: string;
}

export const markets: Readonly<Record<MarketCode, Market>> = table as Record<MarketCode, Market>;
export const defaultMarket: MarketCode = 'nl';

export function isMarketCode(value: unknown): value is MarketCode {
  return typeof value === 'string' && (marketCodes as readonly string[]).includes(value);
}

/** The market of a locale code; Dutch for what is unknown, as §9 has it for long locales. */
export function marketOf(value: string | null | undefined): MarketCode {
  return isMarketCode(value) ? value : defaultMarket;
}
