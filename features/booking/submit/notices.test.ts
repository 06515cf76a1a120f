import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@/lib/api/api-problem';
import { noticeOf, readNotice, withNotice } from './notices';
import { callOnce } from './step-post';

const refusal = (status: number, code?: string) =>
  new ApiProblem('no', status, null, new Headers(), { type: 'about:blank', title: 'No', status, code });

describe('a refusal', () => {
  it.each([
    [409, 'sold-out', 'sold-out'],
    [409, 'hold-expired', 'hold-expired'],
    [503, 'payment-unavailable', 'payment-unavailable'],
    [409, 'something-new', 'conflict'],
    [400, 'invalid-request', 'check'],
    [422, 'idempotency-mismatch', 'check'],
  ])('of %i %s is told as %s', (status, code, notice) => {
    expect(noticeOf(refusal(status, code))).toBe(notice);
  });

  it('that nobody foresaw is not explained away', () => {
    expect(() => noticeOf(refusal(500))).toThrow(ApiProblem);
    expect(() => noticeOf(new TypeError('fetch failed'))).toThrow(TypeError);
  });

  it('stands in the page’s address, and only known ones are read from there', () => {
    expect(withNotice('/nl/booking/payment?basket=k', 'sold-out')).toBe(
      '/nl/booking/payment?basket=k&notice=sold-out#notice',
    );
    expect(readNotice('sold-out')).toBe('sold-out');
    expect(readNotice('<b>')).toBeNull();
  });
});

describe('a form', () => {
  it('sent twice makes the same call, with other answers another', () => {
    const values = { key: 'form-1' };
    expect(callOnce(values, 'prebook', { a: 1 })).toEqual(callOnce(values, 'prebook', { a: 1 }));
    expect(callOnce(values, 'prebook', { a: 1 })).not.toEqual(callOnce(values, 'prebook', { a: 2 }));
    expect(callOnce(values, 'prebook', {})).not.toEqual(callOnce({ key: 'form-2' }, 'prebook', {}));
  });
});
