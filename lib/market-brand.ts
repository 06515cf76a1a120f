import { formatDate } from './dates';
import table from './market-brand.json';
import type { MarketCode } from './markets';

/** Weekdays by ISO 8601 (1 is Monday), times on the call centre's own clock. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

/** Another site opens in a new tab; without one, `seoName` names a content page of the shop. */
export interface BrandLink {
  readonly redirectUrl: string | null;
  readonly seoName?: string | null;
}

/** What an operator puts their own values into, per market: see specification §2 Header and Footer. */
export interface MarketBrand {
  readonly name: string;
  /** An operator's logo file; null for Sirocco's drawn mark. */
  readonly logoUrl: string | null;
  readonly phone: { readonly text: string; readonly number: string };
  readonly hours: readonly OpeningHours[];
  /** Where no other site is named, these lead to the shop's own hotel pages. */
  readonly holiday: BrandLink;
  readonly hotels: BrandLink;
  /** Null hides the link, as specified for Denmark. */
  readonly carRental: BrandLink | null;
  readonly sellingPoints: boolean;
  readonly membershipSeoName: string | null;
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly trust: readonly { readonly text: string; readonly icon: string }[];
  /** Shown with the words on secure booking; null hides both, as specified for Denmark and Belgium. */
  readonly commerceNumber: string | null;
  readonly payments: readonly string[];
}

const brands: Readonly<Record<MarketCode, MarketBrand>> = table;

export function brandOf(market: MarketCode): MarketBrand {
  return brands[market];
}

// Any Monday will do: only the names of the days are read from it.
const weekdayName = (day: number, market: MarketCode) =>
  formatDate(`2024-01-0${day}`, market, 'weekday').replace(/\.$/, '');

/** `ma–vr`, or `za` for a single day, in the market's language. */
export function daysText({ from, to }: Pick<OpeningHours, 'from' | 'to'>, market: MarketCode): string {
  const first = weekdayName(from, market);
  return from === to ? first : `${first}–${weekdayName(to, market)}`;
}
