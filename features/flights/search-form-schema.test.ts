import { describe, expect, it } from 'vitest';
import { checkSearch } from './search-form-schema';
import type { SearchFormValues } from './search-url';

const today = '2026-12-01';
const filled: SearchFormValues = {
  origin: 'AMS',
  destination: 'AYT',
  departureDate: '12-12-2026',
  returnDate: '19-12-2026',
  tripType: 'ROUNDTRIP',
  adult: '2',
  child: '1',
  infant: '1',
  originAlt: [],
  destinationAlt: [],
};
const check = (values: Partial<SearchFormValues>) => checkSearch({ ...filled, ...values }, today);
const errorsOf = (values: Partial<SearchFormValues>) => {
  const result = check(values);
  return result.ok ? {} : result.errors;
};

describe('a search that a visitor sends', () => {
  it('counts adults and children as passengers and keeps babies apart', () => {
    expect(check({})).toEqual({
      ok: true,
      search: {
        origin: 'AMS',
        destination: 'AYT',
        departureDate: '2026-12-12',
        returnDate: '2026-12-19',
        passengers: 3,
        children: 1,
        infants: 1,
        originAlt: [],
        destinationAlt: [],
      },
    });
  });

  it('needs no return date for a one-way trip, and ignores one that was left behind', () => {
    expect(check({ tripType: 'ONEWAY', returnDate: '01-01-2020' })).toMatchObject({
      ok: true,
      search: { returnDate: null },
    });
  });

  it('takes codes in small letters and a departure today, and back on the same day', () => {
    expect(check({ origin: ' ams ', departureDate: '1-12-2026', returnDate: '1 december' })).toMatchObject({
      ok: true,
      search: { origin: 'AMS', departureDate: '2026-12-01', returnDate: '2026-12-01' },
    });
  });

  it('searches airports nearby once each, and never an end of the route itself', () => {
    const result = check({ originAlt: ['RTM', 'ams', 'RTM', '<b>'], destinationAlt: ['RTM', 'GZP'] });
    expect(result).toMatchObject({ search: { originAlt: ['RTM'], destinationAlt: ['GZP'] } });
  });

  it.each<[string, Partial<SearchFormValues>, Record<string, string>]>([
    ['no origin', { origin: '' }, { origin: 'originMissing' }],
    ['no destination', { destination: '' }, { destination: 'destinationMissing' }],
    [
      'no airports at all',
      { origin: '', destination: '' },
      { origin: 'originMissing', destination: 'destinationMissing' },
    ],
    ['an origin that is no code', { origin: 'AMSTERDAM' }, { origin: 'airportUnknown' }],
    ['the same airport twice', { destination: 'AMS' }, { destination: 'sameAirport' }],
    ['no departure', { departureDate: ' ' }, { departureDate: 'departureMissing' }],
    [
      '30 February',
      { departureDate: '30-02-2027', returnDate: '1-3-2027' },
      { departureDate: 'dateImpossible' },
    ],
    ['a departure yesterday', { departureDate: '30-11-2026' }, { departureDate: 'datePast' }],
    ['a round trip without return', { returnDate: '' }, { returnDate: 'returnMissing' }],
    ['a return that is no date', { returnDate: 'soon' }, { returnDate: 'dateImpossible' }],
    ['a return before the departure', { returnDate: '11-12-2026' }, { returnDate: 'returnBeforeDeparture' }],
    ['nobody', { adult: '0', child: '0', infant: '0' }, { adult: 'adultsCount' }],
    ['ten passengers', { adult: '6', child: '4' }, { adult: 'passengersCount' }],
    ['half a child', { child: '0.5' }, { child: 'childrenCount' }],
    ['more babies than passengers', { adult: '1', child: '0', infant: '2' }, { infant: 'infantsCount' }],
    ['six babies', { adult: '9', child: '0', infant: '6' }, { infant: 'infantsCount' }],
    ['a count that is no number', { adult: 'NaN' }, { adult: 'adultsCount' }],
    [
      'errors in several fields at once',
      { origin: '', departureDate: '30-11-2026', returnDate: '', adult: '12' },
      {
        origin: 'originMissing',
        departureDate: 'datePast',
        returnDate: 'returnMissing',
        adult: 'adultsCount',
      },
    ],
  ])('is refused with %s', (_, values, errors) => {
    expect(errorsOf(values)).toEqual(errors);
  });
});
