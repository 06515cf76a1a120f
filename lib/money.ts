import type { Currency } from './contract/common';
import { type MarketCode, markets } from './markets';

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs more than a hundred formats, so each is made once. */
function formatterFor(market: MarketCode, currency: Currency, fraction: 0 | 2): Intl.NumberFormat {
  const key = `${market} ${currency} ${fraction}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(markets[market].languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
  formatters.set(key, made);
  return made;
}

/**
 * An amount in minor units as the market writes it: `€ 1.249,00`. `compact` leaves out the decimals
 * of whole amounts, for cards and calendars; totals and price lines always show them.
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  market: MarketCode,
  style: 'full' | 'compact' = 'full',
): string {
  const fraction = style === 'compact' && amount % 100 === 0 ? 0 : 2;
  return formatterFor(market, currency, fraction).format(amount / 100);
}
