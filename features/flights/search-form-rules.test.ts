import { describe, expect, it } from 'vitest';
import {
  changeDeparture,
  changePassengers,
  changeTripType,
  chooseOrigin,
  defaultFields,
  infantOptions,
  preselectLanding,
  restoreFields,
  type SearchFields,
} from './search-form-rules';

const today = '2026-12-01';
const filled: SearchFields = {
  origin: 'AMS',
  destination: 'AYT',
  departureDate: '12-12-2026',
  returnDate: '19-12-2026',
  tripType: 'ROUNDTRIP',
  adult: 2,
  child: 1,
  infant: 2,
};

describe('the search form', () => {
  it('starts as a round trip that leaves tomorrow with one passenger and no babies', () => {
    expect(defaultFields(today)).toEqual({
      origin: '',
      destination: '',
      departureDate: '02-12-2026',
      returnDate: '',
      tripType: 'ROUNDTRIP',
      adult: 1,
      child: 0,
      infant: 0,
    });
  });

  it('forgets the destination when another origin is chosen, not when the same one is', () => {
    expect(chooseOrigin(filled, 'RTM')).toEqual({ ...filled, origin: 'RTM', destination: '' });
    expect(chooseOrigin(filled, 'AMS')).toBe(filled);
  });

  it('forgets the return date when the trip type changes, either way', () => {
    expect(changeTripType(filled, 'ONEWAY')).toMatchObject({ tripType: 'ONEWAY', returnDate: '' });
    expect(changeTripType({ ...filled, tripType: 'ONEWAY' }, 'ROUNDTRIP').returnDate).toBe('');
    expect(changeTripType(filled, 'ROUNDTRIP')).toBe(filled);
  });

  it.each([
    ['20-12-2026', ''],
    ['19-12-2026', '19-12-2026'],
    ['1-12-2026', '19-12-2026'],
    ['not yet a da', '19-12-2026'],
  ])('with departure %s has return date %j', (typed, returnDate) => {
    expect(changeDeparture(filled, typed, today)).toEqual({ ...filled, departureDate: typed, returnDate });
  });

  it.each([
    [2, 0, 2],
    [1, 1, 2],
    [1, 0, 0],
    [9, 0, 2],
  ])('with %i adults and %i children keeps %i of two babies', (adult, child, infant) => {
    expect(changePassengers(filled, adult, child)).toEqual({ ...filled, adult, child, infant });
  });

  it.each([
    [0, []],
    [1, [1]],
    [3, [1, 2, 3]],
    [5, [1, 2, 3, 4, 5]],
    [9, [1, 2, 3, 4, 5]],
  ])('offers %i passengers these numbers of babies: %j', (passengers, options) => {
    expect(infantOptions(passengers)).toEqual(options);
  });

  it('restores a previous search: round trip when it had a return date', () => {
    const search = {
      origin: 'AMS',
      destination: 'AYT',
      departureDate: '2026-12-12',
      returnDate: '2026-12-19',
      passengers: 3,
      children: 1,
      infants: 2,
      originAlt: [],
      destinationAlt: [],
    };
    expect(restoreFields(search)).toEqual(filled);
    expect(restoreFields({ ...search, returnDate: null })).toEqual({
      ...filled,
      tripType: 'ONEWAY',
      returnDate: '',
    });
  });
});

describe('the search form of a landing page', () => {
  const groups = (...codes: string[]) => [{ airports: codes.map((code) => ({ code })) }];

  it('takes the first airport of the first group on both sides', () => {
    expect(preselectLanding(defaultFields(today), groups('AMS', 'RTM'), groups('AYT'))).toMatchObject({
      origin: 'AMS',
      destination: 'AYT',
    });
  });

  it('leaves a choice alone, and stays empty without airports', () => {
    expect(preselectLanding(filled, groups('RTM'), groups('AGP'))).toBe(filled);
    expect(preselectLanding(defaultFields(today), [], groups())).toMatchObject({
      origin: '',
      destination: '',
    });
  });
});
