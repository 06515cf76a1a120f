import { describe, expect, it } from 'vitest';
import type { Basket } from '@/lib/contract/booking';
import { carryOver } from './carry-over';

const basket = (key: string, rest: Partial<Basket> = {}) =>
  ({
    key,
    passengers: 2,
    infants: 0,
    travellers: [],
    contact: null,
    luggages: [],
    insurance: null,
    baggageAcknowledged: false,
    drafts: [],
    ...rest,
  }) as unknown as Basket;

const typed = (values: Record<string, string>): Basket['drafts'] => [
  { step: 'travellers', values, errors: {} },
];

describe('a new basket', () => {
  it('starts with who is a child', () => {
    const drafts = carryOver(null, basket('new'), { 'travellers.1.type': 'child' });
    expect(drafts).toEqual([{ step: 'travellers', values: { 'travellers.1.type': 'child' }, errors: {} }]);
    expect(carryOver(null, basket('new'), {})).toEqual([]);
  });

  it('takes along what was typed and chosen in the last one for the same party', () => {
    const last = basket('old', { drafts: typed({ 'travellers.0.name': 'Noor' }), insurance: 'travel' });
    expect(carryOver(last, basket('new'), {})).toEqual([
      {
        step: 'travellers',
        values: { 'travellers.0.name': 'Noor', 'travellers.0.type': 'adult', 'travellers.1.type': 'adult' },
        errors: {},
      },
      { step: 'extras', values: { insurance: 'travel' }, errors: {} },
    ]);
  });

  it('takes nothing along for another party', () => {
    const last = basket('old', { passengers: 3, drafts: typed({ 'travellers.0.name': 'Noor' }) });
    expect(carryOver(last, basket('new'), {})).toEqual([]);
  });

  it('that a form opened twice keeps what was typed since', () => {
    const slots = { 'travellers.1.type': 'child' };
    expect(carryOver(basket('same'), basket('same'), slots)).toEqual([]);
    expect(carryOver(null, basket('new', { drafts: typed({ 'travellers.0.name': 'N' }) }), slots)).toEqual(
      [],
    );
  });
});
