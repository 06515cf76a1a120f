import { describe, expect, it } from 'vitest';
import type { Basket, BasketStatus } from '@/lib/contract/booking';
import { flowPath, redirectFrom, stepOf } from './booking-steps';

const basket = (status: BasketStatus, done: 'nothing' | 'travellers' | 'extras') =>
  ({
    key: 'k',
    status,
    travellers: done === 'nothing' ? [] : [{}],
    contact: done === 'nothing' ? null : {},
    insurance: done === 'extras' ? 'none' : null,
  }) as unknown as Basket;

describe('the step of a basket', () => {
  it.each([
    ['open', 'nothing', 'passengers'],
    ['open', 'travellers', 'extras'],
    ['open', 'extras', 'payment'],
    ['held', 'extras', 'payment'],
    ['paying', 'extras', 'payment'],
    ['failed', 'extras', 'payment'],
    ['booked', 'extras', 'confirmation'],
    ['refunding', 'extras', 'confirmation'],
    ['refunded', 'extras', 'confirmation'],
  ] as const)('that is %s with %s done is %s', (status, done, step) => {
    expect(stepOf(basket(status, done))).toBe(step);
  });

  it('is shown when it is reached, and earlier ones can be gone back to', () => {
    expect(redirectFrom('nl', basket('open', 'extras'), 'passengers')).toBeNull();
    expect(redirectFrom('nl', basket('paying', 'extras'), 'payment')).toBeNull();
  });

  it('is not skipped', () => {
    expect(redirectFrom('nl', basket('open', 'nothing'), 'payment')).toBe('/nl/booking/bookpay?basket=k');
    expect(redirectFrom('en', basket('open', 'travellers'), 'payment')).toBe('/en/booking/extra?basket=k');
  });

  it('is not changed once it is booked', () => {
    const outcome = '/nl/booking/confirmation?basket=k';
    expect(redirectFrom('nl', basket('booked', 'extras'), 'extras')).toBe(outcome);
  });

  it('is led to by flow; while it is being paid, to the outcome', () => {
    expect(flowPath('nl', basket('open', 'travellers'))).toBe('/nl/booking/extra?basket=k');
    expect(flowPath('nl', basket('paying', 'extras'))).toBe('/nl/booking/confirmation?basket=k');
  });
});
