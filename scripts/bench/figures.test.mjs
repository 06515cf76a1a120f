import { expect, it } from 'vitest';
import { median, quantile, table } from './figures.mjs';

it('finds the middle of values in any order', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('finds the value that a share of all stays below', () => {
  const values = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(quantile(values, 0.95)).toBe(95);
  expect(quantile([7], 0.95)).toBe(7);
});

it('lines up names to the left and figures to the right', () => {
  expect(
    table([
      ['page', 'rate'],
      ['home', '7'],
    ]),
  ).toBe('  page  rate\n  home     7\n');
});
