import { expect, test } from 'vitest';
import { formatMoney } from './money';

/** `Intl` puts no-break spaces into amounts. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [124_900, 'EUR', 'nl', 'full', '€ 1.249,00'],
  [124_900, 'EUR', 'nl', 'compact', '€ 1.249'],
  [124_950, 'EUR', 'nl', 'compact', '€ 1.249,50'],
  [124_900, 'DKK', 'dk', 'full', '1.249,00 kr.'],
  [124_900, 'EUR', 'en', 'full', '€1,249.00'],
] as const)('%i minor units of %s in %s (%s) read %s', (amount, currency, market, style, text) => {
  expect(plain(formatMoney(amount, currency, market, style))).toBe(text);
});
