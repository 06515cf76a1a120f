import { describe, expect, it } from 'vitest';
import { fareQueryFields, flightSelectionOf, readFareQuery, shownPricesIn } from './fare-query';

const out = 'HV5017-20261224-AMS';
const back = 'HV5018-20270103-AYT';

describe('the query of the fare page', () => {
  it('is read with its flights, party and fares', () => {
    const fields = {
      out,
      in: back,
      passenger: '3',
      child: '1',
      infant: '2',
      outClass: 'flex',
      inClass: 'premium',
    };
    const query = readFareQuery(fields);
    expect(query).toEqual({
      out,
      in: back,
      passengers: 3,
      children: 1,
      infants: 2,
      outClass: 'flex',
      inClass: 'premium',
    });
    expect(query && flightSelectionOf(query)).toEqual({
      flights: [{ key: out }, { key: back }],
      passengers: 3,
      infants: 2,
      outBoundClass: 'flex',
      inBoundClass: 'premium',
    });
  });

  it('is one adult in economy where it says nothing', () => {
    expect(readFareQuery({ out })).toEqual({
      out,
      in: null,
      passengers: 1,
      children: 0,
      infants: 0,
      outClass: 'eco',
      inClass: 'eco',
    });
  });

  it.each([
    ['no flight', {}],
    ['a key that is none', { out: '<script>' }],
    ['ten passengers', { out, passenger: '10' }],
    ['more babies than passengers', { out, passenger: '2', infant: '3' }],
    ['six babies', { out, passenger: '9', infant: '6' }],
  ])('with %s is refused', (_, fields) => {
    expect(readFareQuery(fields)).toBeNull();
  });

  it('keeps an adult in a party of children', () => {
    expect(readFareQuery({ out, passenger: '2', child: '2' })?.children).toBe(1);
  });

  it('comes back from its own link', () => {
    const query = readFareQuery({ out, in: back, passenger: '3', child: '1', outClass: 'flex' });
    const fields = Object.entries(query ? fareQueryFields(query) : {}).map(([name, value]) => [
      name,
      value === undefined ? undefined : String(value),
    ]);
    expect(readFareQuery(Object.fromEntries(fields))).toEqual(query);
  });
});

describe('the prices that the fare page showed', () => {
  it('are read in the order of the flights', () => {
    expect(shownPricesIn({ 'shown.0': '12900', 'shown.1': '9900' })).toEqual([12_900, 9900]);
  });

  it.each([{}, { 'shown.0': '' }, { 'shown.0': '-1' }, { 'shown.0': '1e9' }, { 'shown.0': '123456789' }])(
    'are left out where the form does not say them: %j',
    (fields) => {
      expect(shownPricesIn(fields)).toBeUndefined();
    },
  );
});
