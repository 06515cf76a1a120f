import { describe, expect, test } from 'vitest';
import { markets } from '@/lib/markets';
import { greatCircleKm } from './great-circle';
import { type PriceList, type ReferenceAirport, referenceData } from './reference-data';

const data = referenceData();
const airportByCode = new Map(data.airports.map((airport) => [airport.code, airport]));
const currencies = ['EUR', 'DKK', 'USD'] as const;

/** Rough frames around the airports of each country: south, north, west, east. */
const frames: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AE: [22, 27, 51, 57],
  AW: [12.3, 12.8, -70.2, -69.8],
  BE: [49.4, 51.6, 2.5, 6.5],
  BG: [41.2, 44.3, 22.3, 28.7],
  BQ: [11.9, 17.7, -68.5, -62.9],
  CV: [14.7, 17.3, -25.5, -22.5],
  CW: [12, 12.5, -69.3, -68.7],
  CY: [34.5, 35.8, 32.2, 34.7],
  DE: [47.2, 55.1, 5.8, 15.1],
  DK: [54.5, 57.8, 8, 15.3],
  EG: [22, 31.8, 24.6, 37],
  ES: [27.6, 43.9, -18.3, 4.4],
  GM: [13, 13.9, -16.9, -13.7],
  GR: [34.8, 41.8, 19.3, 29.7],
  HR: [42.3, 46.6, 13.4, 19.5],
  IT: [35.4, 47.1, 6.6, 18.6],
  MA: [27.6, 36, -13.2, -1],
  MT: [35.7, 36.1, 14.1, 14.6],
  NL: [50.7, 53.7, 3.3, 7.3],
  PT: [32.3, 42.2, -31.4, -6.1],
  SR: [1.8, 6.1, -58.2, -53.9],
  TN: [30.2, 37.6, 7.5, 11.7],
  TR: [35.8, 42.2, 25.6, 44.9],
};

function airport(code: string): ReferenceAirport {
  const found = airportByCode.get(code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
}

const distance = (from: string, to: string) => greatCircleKm(airport(from), airport(to));

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

/** The items for which a rule does not hold, so that a failure names them. */
const breaking = <T>(items: readonly T[], holds: (item: T) => boolean, name: (item: T) => string) =>
  items.filter((item) => !holds(item)).map(name);

describe('countries and airports', () => {
  test('codes and slugs name one thing each', () => {
    expectUnique(data.countries.map((country) => country.code));
    expectUnique(data.airports.map(({ code }) => code));
    expectUnique(data.airports.map(({ seoName }) => seoName));
    for (const language of ['nl', 'en', 'fr', 'da'] as const) {
      expectUnique(data.airports.map(({ name }) => name[language]));
      expectUnique(data.countries.map(({ name }) => name[language]));
    }
  });

  test('a customer can live in any of the countries that the markets and airports name', () => {
    const selectable = data.countries.filter(({ customer }) => customer).map(({ code }) => code);
    expect(selectable.length).toBeGreaterThanOrEqual(60);
    expect(selectable).toEqual(expect.arrayContaining(data.airports.map(({ countryCode }) => countryCode)));
    const phoneCountries = Object.values(markets).map(({ phoneCountry }) => phoneCountry);
    expect(selectable).toEqual(expect.arrayContaining(phoneCountries));
  });

  test('there are enough places to leave from and to go to', () => {
    expect(data.airports.filter(({ isOrigin }) => isOrigin).length).toBeGreaterThanOrEqual(22);
    expect(data.airports.filter(({ isDestination }) => isDestination).length).toBeGreaterThanOrEqual(50);
    expect(
      breaking(
        data.airports,
        ({ isOrigin, isDestination }) => isOrigin || isDestination,
        ({ code }) => code,
      ),
    ).toEqual([]);
  });

  test('each airport lies in its country and keeps a time zone that exists there', () => {
    const inFrame = ({ countryCode, lat, lon }: ReferenceAirport) => {
      const [south, north, west, east] = frames[countryCode] ?? [91, 91, 181, 181];
      return lat >= south && lat <= north && lon >= west && lon <= east;
    };
    expect(breaking(data.airports, inFrame, ({ code }) => code)).toEqual([]);
    for (const { timeZone } of data.airports) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });

  test('the clock of an airport stays within three hours of the sun', () => {
    const noon = new Date('2026-01-15T12:00:00Z');
    const clockHours = (timeZone: string) =>
      Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(noon)) -
      12;
    const nearSun = ({ timeZone, lon }: ReferenceAirport) => Math.abs(clockHours(timeZone) - lon / 15) < 3;
    expect(breaking(data.airports, nearSun, ({ code }) => code)).toEqual([]);
  });

  test('an alternative is near, and works both ways', () => {
    for (const { code, alternatives } of data.airports) {
      for (const other of alternatives) {
        expect(airport(other).alternatives, `${other} names ${code}`).toContain(code);
        expect(distance(code, other), `${code}–${other}`).toBeLessThan(160);
      }
    }
  });

  test('every destination has its sentence', () => {
    const destinations = data.airports.filter(({ isDestination }) => isDestination).map(({ code }) => code);
    expect(data.destinationTexts.map(({ code }) => code).sort()).toEqual(destinations.sort());
    const short = breaking(
      data.destinationTexts,
      ({ text }) => Object.values(text).every((sentence) => sentence.endsWith('.') && sentence.length <= 110),
      ({ code }) => code,
    );
    expect(short).toEqual([]);
  });

  test('each market offers every origin once, its own country first', () => {
    const origins = data.airports
      .filter(({ isOrigin }) => isOrigin)
      .map(({ code }) => code)
      .sort();
    for (const [market, order] of Object.entries(data.originsByMarket)) {
      expect([...order].sort(), market).toEqual(origins);
    }
    const firstCountry = (market: keyof typeof data.originsByMarket) =>
      airport(data.originsByMarket[market][0] ?? '').countryCode;
    expect(firstCountry('nl')).toBe('NL');
    expect(firstCountry('nl-be')).toBe('BE');
    expect(firstCountry('fr-be')).toBe('BE');
    expect(firstCountry('dk')).toBe('DK');
    expect(firstCountry('cw-nl')).toBe('CW');
  });
});

describe('prices', () => {
  const lower = (a: PriceList, b: PriceList) => currencies.every((currency) => a[currency] < b[currency]);

  test('each kind of carrier sells eco, flex and premium, each dearer and kinder than the last', () => {
    expect(data.fareProducts.map(({ kind }) => kind).sort()).toEqual(['leisure', 'lowcost', 'network']);
    for (const { kind, fares } of data.fareProducts) {
      expect(
        fares.map(({ type }) => type),
        kind,
      ).toEqual(['eco', 'flex', 'premium']);
      const [eco, flex, premium] = fares;
      if (!eco || !flex || !premium) throw new Error(`${kind} lacks a fare`);
      expect(eco.surcharge).toEqual({ EUR: 0, DKK: 0, USD: 0 });
      expect(lower(eco.surcharge, flex.surcharge) && lower(flex.surcharge, premium.surcharge), kind).toBe(
        true,
      );
      expect(eco.holdBagKg <= flex.holdBagKg && flex.holdBagKg <= premium.holdBagKg, kind).toBe(true);
    }
  });

  test('a heavier bag costs more, with every kind of carrier', () => {
    expect(data.luggageOffers.map(({ kind }) => kind).sort()).toEqual(['leisure', 'lowcost', 'network']);
    for (const { kind, options } of data.luggageOffers) {
      const bags = options.filter(({ id }) => id !== 'SPORT');
      expect(
        bags.map(({ kg }) => kg),
        kind,
      ).toEqual([15, 20, 25, 30]);
      bags.slice(1).forEach((bag, index) => {
        const lighter = bags[index];
        expect(lighter && lower(lighter.price, bag.price), `${kind} ${bag.id}`).toBe(true);
      });
    }
  });

  test('the figures that the terms promise', () => {
    const { charges, insurances } = data;
    expect(charges.bookingFee).toEqual({ EUR: 1000, DKK: 7500, USD: 1100 });
    expect(charges.airportSecurityTax.byCountry.TR?.EUR).toBe(300);
    expect(charges.gambiaLevy).toEqual({ usd: 20, dalasi: 1000, fromAge: 2 });
    expect(charges.amexSurchargePercent).toMatchObject({ nl: 2, en: 2, 'nl-be': 0, 'fr-be': 0 });
    expect(insurances.map(({ id }) => id)).toEqual(['cancellation', 'travel', 'both']);
    const travel = insurances.find(({ id }) => id === 'travel');
    expect(travel?.cover).toMatchObject({ baggage: 200_000, delay: 25_000, medicalPercent: 100 });
  });
});
