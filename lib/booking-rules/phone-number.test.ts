import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number';

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', 'NL', '+31612345678', 'NL', '31'],
    ['+32 470 12 34 56', 'NL', '+32470123456', 'BE', '32'],
    ['0032 470 123456', 'NL', '+32470123456', 'BE', '32'],
    ['20 12 34 56', 'DK', '+4520123456', 'DK', '45'],
    ['9 518 1234', 'CW', '+59995181234', 'CW', '599'],
  ])('typed as %s in %s is %s', (typed, country, e164, areaCode, areaNumber) => {
    expect(readPhoneNumber(typed, country)).toEqual({ e164, areaCode, areaNumber });
  });

  it.each([
    ['0612', 'NL'],
    ['abc', 'NL'],
    ['', 'NL'],
    ['0612345678', 'ZZ'],
    ['0000000000', 'NL'],
  ])('cannot be "%s" in %s', (typed, country) => {
    expect(readPhoneNumber(typed, country)).toBeNull();
  });
});
