import { describe, expect, it } from 'vitest';
import type { FlightSearch } from './flight-search';
import { checkSearch } from './search-form-schema';
import {
  choosePackagePath,
  resultsPath,
  resultsStateOf,
  searchFormPath,
  toSearchParams,
  valuesOfForm,
  valuesOfPath,
} from './search-url';

const search: FlightSearch = {
  origin: 'AMS',
  destination: 'AYT',
  departureDate: '2026-12-12',
  returnDate: '2026-12-19',
  passengers: 3,
  children: 1,
  infants: 1,
  originAlt: ['RTM', 'EIN'],
  destinationAlt: [],
};
const query = (text: string) => new URLSearchParams(text);
const segmentsOf = (url: string) => new URL(url, 'https://shop.example').pathname.split('/').slice(3);

describe('a results URL', () => {
  it('has the route and dates in its path and the rest in its query', () => {
    expect(resultsPath('nl', search)).toBe(
      '/nl/flights/AMS/AYT/20261212/20261219?passenger=3&child=1&infant=1&originAlt=RTM&originAlt=EIN',
    );
  });

  it('leaves out what is as usual', () => {
    const alone = { ...search, passengers: 1, children: 0, infants: 0, originAlt: [], returnDate: null };
    expect(resultsPath('en', alone, resultsStateOf(query('')))).toBe(
      '/en/flights/AMS/AYT/20261212?passenger=1',
    );
  });

  it.each([
    search,
    { ...search, returnDate: null, children: 0, infants: 0 },
    { ...search, destinationAlt: ['GZP'] },
  ])('gives back the search that it was made from', (made) => {
    const url = resultsPath('dk', made);
    const values = valuesOfPath(segmentsOf(url), query(url.split('?')[1] ?? ''));
    expect(checkSearch(values, '2026-12-01')).toEqual({ ok: true, search: made });
  });

  it('gives back the state that it was made from', () => {
    const text =
      'view=monthly&outDay=20261215&inDay=20261220&out=HV1-20261215-AMS&in=HV2-20261220-AYT&sort=price' +
      '&direct=1&time=morning&time=evening&carrier=HV&focus=cheapest';
    const state = resultsStateOf(query(text));
    expect(state).toMatchObject({ view: 'monthly', outDay: '2026-12-15', times: ['morning', 'evening'] });
    expect(resultsPath('nl', search, state)).toContain(`&${text}`);
  });

  it('ignores state that it does not know', () => {
    expect(resultsStateOf(query('view=map&sort=luck&time=noon&outDay=20260230&focus=1&carrier='))).toEqual(
      resultsStateOf(query('')),
    );
  });

  it.each([
    [['AMS', 'AYT', '20260230'], { departureDate: 'dateImpossible' }],
    [['AMS', 'AYT', 'tomorrow'], { departureDate: 'dateImpossible' }],
    [['AMS', 'AYT', '20251224'], { departureDate: 'datePast' }],
    [['AMS', 'AYT', '20261224', '20261223'], { returnDate: 'returnBeforeDeparture' }],
    [['AMS', 'Antalya', '20261224'], { destination: 'airportUnknown' }],
    [['A1S', 'AYT', '20261224', '2026'], { origin: 'airportUnknown', returnDate: 'dateImpossible' }],
  ])('%j says which fields are wrong', (segments, errors) => {
    expect(checkSearch(valuesOfPath(segments, query('')), '2026-12-01')).toEqual({ ok: false, errors });
  });

  it.each(['passenger=0', 'passenger=ten', 'passenger=2&child=2', 'passenger=10', 'passenger=1&infant=6'])(
    'with %s is refused for its travellers',
    (text) => {
      const checked = checkSearch(valuesOfPath(['AMS', 'AYT', '20261224'], query(text)), '2026-12-01');
      expect(checked.ok).toBe(false);
    },
  );
});

describe('the search form’s own URL', () => {
  it('keeps everything that was typed, right or wrong', () => {
    const typed = query(
      'origin=&destination=ayt&departureDate=30-02-2027&tripType=ONEWAY&adult=2&child=x&infant=0',
    );
    expect(valuesOfForm(typed)).toEqual({
      origin: '',
      destination: 'ayt',
      departureDate: '30-02-2027',
      returnDate: '',
      tripType: 'ONEWAY',
      adult: '2',
      child: 'x',
      infant: '0',
      originAlt: [],
      destinationAlt: [],
    });
  });

  it('is filled with the search that is to be changed', () => {
    const url = searchFormPath('nl', search);
    expect(url).toMatch(/^\/nl\/flights\?origin=AMS&destination=AYT&departureDate=12-12-2026/);
    expect(valuesOfForm(query(url.split('?')[1] ?? ''))).toMatchObject({
      adult: '2',
      child: '1',
      infant: '1',
      returnDate: '19-12-2026',
      tripType: 'ROUNDTRIP',
    });
  });
});

it('leads to the fare choice with the flights and the travellers', () => {
  expect(choosePackagePath('nl', search, 'A1', 'B2')).toBe(
    '/nl/booking/chooseyourpackage?out=A1&in=B2&passenger=3&child=1&infant=1',
  );
});

it('reads the query of a page, repeated fields included', () => {
  expect(toSearchParams({ a: '1', b: ['2', '3'], c: undefined }).toString()).toBe('a=1&b=2&b=3');
});
