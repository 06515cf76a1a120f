import { describe, expect, it } from 'vitest';
import type { LuggageSelection } from '@/lib/contract/booking';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { extrasFormSchema, readExtras } from './extras-form-schema';
import { savedExtrasValues, shownExtrasValues } from './extras-form-values';

const rules = { passengers: 2, offered: [['BAG15', 'BAG20', 'SPORT'], ['BAG15']] };
const check = (values: Record<string, string>) => {
  const result = extrasFormSchema(rules).safeParse(nestValues(values));
  return result.success ? result.data : formErrors(result.error);
};
const bag = (travellerIndex: number, routeIndex: number, id: string, allPassanger = false) => ({
  travellerIndex,
  routeIndex,
  id,
  allPassanger,
  removeAllLuggage: false,
});

describe('the extras form', () => {
  it('sends each traveller’s bag and what goes beside it, by flight', () => {
    const data = check({
      'luggage.0.0': 'BAG20',
      'luggage.0.1': 'none',
      'beside.0.1.SPORT': 'on',
      'luggage.1.1': 'BAG15',
      insurance: 'none',
    });
    expect(data).toEqual({
      luggageSelection: [bag(0, 0, 'BAG20'), bag(1, 0, 'SPORT'), bag(1, 1, 'BAG15')],
      baggageAcknowledged: false,
      insurance: 'none',
    });
  });

  it('sends the first traveller’s choice for everybody', () => {
    const data = check({
      'same.0': 'on',
      'luggage.0.0': 'BAG15',
      'luggage.0.1': 'BAG20',
      insurance: 'travel',
    });
    expect(data).toMatchObject({ luggageSelection: [bag(0, 0, 'BAG15', true)] });
  });

  it('asks to acknowledge a trip without extra baggage, and for a choice of insurance', () => {
    expect(check({ 'luggage.0.0': 'none' })).toEqual({
      acknowledged: 'extras.errors.acknowledge',
      insurance: 'extras.errors.insurance',
    });
  });

  it('is content without baggage once that is acknowledged', () => {
    expect(check({ acknowledged: 'on', insurance: 'both' })).toEqual({
      luggageSelection: [],
      baggageAcknowledged: true,
      insurance: 'both',
    });
  });

  it('takes no bag that is not for sale, and none for who has no seat', () => {
    const data = check({
      'luggage.1.0': 'BAG99',
      'luggage.0.7': 'BAG15',
      'luggage.5.0': 'BAG15',
      acknowledged: 'on',
      insurance: 'none',
    });
    expect(data).toMatchObject({ luggageSelection: [] });
  });

  it('says what is chosen so far while it is not complete', () => {
    expect(readExtras(nestValues({ 'luggage.1.0': 'BAG15' }), rules)).toEqual({
      luggageSelection: [bag(0, 1, 'BAG15')],
      baggageAcknowledged: false,
      insurance: null,
    });
  });
});

describe('the extras form of a basket', () => {
  const basket = (luggages: LuggageSelection[]) => ({
    luggages,
    insurance: 'travel' as const,
    baggageAcknowledged: false,
    passengers: 2,
  });

  it('chooses nothing on a visitor’s behalf', () => {
    const untouched = { luggages: [], insurance: null, baggageAcknowledged: false, passengers: 2 };
    expect(shownExtrasValues(untouched, undefined)).toEqual({});
  });

  it('shows what is saved, and knows one choice for everybody again', () => {
    const values = savedExtrasValues(basket([bag(0, 0, 'BAG15'), bag(1, 0, 'BAG15'), bag(0, 1, 'SPORT')]));
    expect(values).toEqual({
      'luggage.0.0': 'BAG15',
      'luggage.0.1': 'BAG15',
      'same.0': 'on',
      'beside.1.0.SPORT': 'on',
      insurance: 'travel',
    });
  });

  it('shows a refused draft as it was', () => {
    expect(shownExtrasValues(basket([]), { insurance: 'none' })).toEqual({ insurance: 'none' });
  });
});
