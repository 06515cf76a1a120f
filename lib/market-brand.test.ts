import { describe, expect, it } from 'vitest';
import { brandOf, daysText } from './market-brand';
import { marketCodes } from './markets';

const marketsWhere = (test: (market: (typeof marketCodes)[number]) => boolean) => marketCodes.filter(test);

describe('what a market shows of its brand', () => {
  it('keeps to the differences of specification §2', () => {
    expect(marketsWhere((market) => brandOf(market).carRental === null)).toEqual(['dk']);
    expect(marketsWhere((market) => Boolean(brandOf(market).carRental?.redirectUrl))).toEqual([
      'nl-be',
      'fr-be',
    ]);
    expect(marketsWhere((market) => brandOf(market).sellingPoints)).toEqual(['nl', 'en']);
    expect(marketsWhere((market) => brandOf(market).membershipSeoName !== null)).toEqual(['nl']);
    expect(marketsWhere((market) => brandOf(market).trust.length === 0)).toEqual(['dk']);
    expect(marketsWhere((market) => brandOf(market).commerceNumber === null)).toEqual([
      'nl-be',
      'fr-be',
      'dk',
    ]);
    expect(brandOf('nl-be').phone).not.toEqual(brandOf('nl').phone);
    expect(brandOf('dk').payments).not.toEqual(brandOf('nl').payments);
  });

  it('can be called: each number is international and its text ends in the same digits', () => {
    for (const market of marketCodes) {
      const { number, text } = brandOf(market).phone;
      expect(number).toMatch(/^\+\d{9,13}$/);
      expect(number.endsWith(text.replace(/\D/g, '').replace(/^0/, ''))).toBe(true);
    }
  });

  it("writes the days of the week in the market's language", () => {
    expect(daysText({ from: 1, to: 5 }, 'nl')).toBe('ma–vr');
    expect(daysText({ from: 6, to: 6 }, 'dk')).toBe('lør');
    expect(daysText({ from: 7, to: 7 }, 'en')).toBe('Sun');
  });
});
