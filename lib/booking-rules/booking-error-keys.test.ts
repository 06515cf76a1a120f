import { expect, it } from 'vitest';
import type { MarketCode } from '../markets';
import { translatorFor } from '../translator';
import { bookingErrorKeys } from './booking-error-keys';

it.each(['nl', 'en'] satisfies MarketCode[])('every booking error has a text in %s', (market) => {
  const text = translatorFor(market, 'bookingForm');
  for (const key of bookingErrorKeys) {
    expect(text(key.replace('bookingForm.', ''), { phone: '020', name: 'Noor' })).not.toBe('');
  }
});
