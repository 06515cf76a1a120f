import { describe, expect, it } from 'vitest';
import { partyCounts, slotDraft, travellerSlots } from './traveller-slots';

const basket = { passengers: 3, infants: 1, travellers: [] };

describe('the cards of the travellers form', () => {
  it('are adults, then children, then babies', () => {
    const slots = travellerSlots(basket, slotDraft(3, 1));
    expect(slots.map(({ type }) => type)).toEqual(['adult', 'adult', 'child', 'infant']);
    expect(partyCounts(slots)).toEqual({ adult: 2, child: 1, infant: 1 });
  });

  it('are adults where nobody said otherwise', () => {
    expect(travellerSlots(basket, {}).map(({ type }) => type)).toEqual(['adult', 'adult', 'adult', 'infant']);
  });

  it('never leave a party without an adult', () => {
    expect(slotDraft(2, 2)).toEqual({ 'travellers.1.type': 'child' });
    expect(slotDraft(1, 3)).toEqual({});
  });
});
