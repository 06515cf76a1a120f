import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aFlight, type FlightWish } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { TEST_NOW } from '../testing/test-clock';
import { findFlightsByKeys } from './find-flights';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(TEST_NOW));

type Currency = 'EUR' | 'DKK' | 'USD';

async function priced(key: string, currency: Currency = 'EUR') {
  const [found] = await findFlightsByKeys(backend.db, [key], {
    clock: backend.clock,
    currency,
    language: 'nl',
  });
  if (!found) throw new Error(`No flight ${key}`);
  return found;
}

async function priceOf(wish: FlightWish, currency?: Currency) {
  const { flight } = await priced((await aFlight(backend.db, wish)).key, currency);
  return { price: flight.price, before: flight.discountedFrom };
}

test('an ordinary flight far ahead costs its list fare', async () => {
  expect(await priceOf({ date: '2027-04-20', fare: 12_000 })).toEqual({ price: 12_000, before: null });
});

test('the price rises in the last three weeks and as the aircraft fills', async () => {
  expect(await priceOf({ date: '2027-03-15', fare: 10_000 })).toEqual({ price: 11_500, before: null });
  expect(await priceOf({ capacity: 100, seatsLeft: 25, fare: 10_000 })).toEqual({
    price: 12_000,
    before: null,
  });
  expect(await priceOf({ date: '2027-03-04', capacity: 100, seatsLeft: 10, fare: 10_000 })).toEqual({
    price: 18_400,
    before: null,
  });
});

test('a flight that stays empty is cheaper at the last minute, with the old price beside it', async () => {
  const empty = { date: '2027-03-08', capacity: 100, seatsLeft: 90, fare: 10_000 };
  expect(await priceOf(empty)).toEqual({ price: 7200, before: 10_000 });
  expect(await priceOf({ ...empty, seatsLeft: 40 })).toMatchObject({ before: null });
});

test('a sale shows the old price while it is on, and only then', async () => {
  const { key } = await aFlight(backend.db, {
    ...{ date: '2027-04-28', fare: 10_000, reductionPercent: 20 },
    ...{ reducedFrom: '2027-03-02', reducedUntil: '2027-03-10' },
  });
  const on = async (instant: string) => {
    backend.clock.set(instant);
    const { flight } = await priced(key);
    return [flight.price, flight.discountedFrom];
  };
  expect(await on('2027-03-01T22:30:00Z')).toEqual([10_000, null]);
  expect(await on('2027-03-01T23:30:00Z')).toEqual([8000, 10_000]);
  expect(await on('2027-03-10T12:00:00Z')).toEqual([8000, 10_000]);
  expect(await on('2027-03-11T12:00:00Z')).toEqual([10_000, null]);
});

test('a sale on a nearly full flight that makes it no cheaper than before shows no old price', async () => {
  const sale = { reductionPercent: 10, reducedFrom: '2027-02-20', reducedUntil: '2027-03-10' };
  const full = await priceOf({ ...sale, capacity: 100, seatsLeft: 5, fare: 10_000 });
  expect(full.before).toBeNull();
});

test('the security tax of Turkey is in the price in every currency, and told apart', async () => {
  const { key } = await aFlight(backend.db, { origin: 'AYT', destination: 'GRQ', fare: 10_000 });
  const prices: Record<Currency, [number, number]> = {
    EUR: [10_300, 300],
    DKK: [76_800, 2200],
    USD: [11_300, 330],
  };
  for (const currency of ['EUR', 'DKK', 'USD'] as const) {
    const { flight, departureTax } = await priced(key, currency);
    expect([flight.price, departureTax]).toEqual(prices[currency]);
  }
});

test('prices are whole euros, kroner and dollars', async () => {
  for (const currency of ['EUR', 'DKK', 'USD'] as const) {
    const { price } = await priceOf(
      { date: '2027-03-12', fare: 8700, capacity: 189, seatsLeft: 61 },
      currency,
    );
    expect(price % 100).toBe(0);
  }
});

test('search, month, coming months and basket name the same price', async () => {
  const visitor = backend.visitor();
  const route = { origin: 'AMS', destination: 'AYT' };
  const party = { passenger: 1, infant: 0 };
  const days = (await visitor.searchFlights({ ...route, ...party, date: '20270415' })).dailyFlights;
  const month = await visitor.monthOverview({ ...route, month: '202704' });
  for (const { date, flights } of days) {
    const open = flights.filter((flight) => flight.seatStatus !== 'soldout');
    const lowest = Math.min(...open.map((flight) => flight.price));
    expect(month.dailyPrices.find((day) => day.date === date)?.price).toBe(lowest);
    for (const { key, price } of open) expect((await priced(key)).flight.price).toBe(price);
  }
  const { rates } = await visitor.cheapestRates({ ...route, ...party, months: 2 });
  const april = month.dailyPrices.flatMap((day) => day.price ?? []);
  expect(rates.find((rate) => rate.month === '2027-04')?.rate).toBe(Math.min(...april));
});

test('keys come back in order, and one that names no flight gives nothing', async () => {
  const [one, two] = [await aFlight(backend.db), await aFlight(backend.db)];
  const keys = [two.key, 'HV9999-20270420-AMS', 'nonsense', one.key];
  const found = await findFlightsByKeys(backend.db, keys, {
    clock: backend.clock,
    currency: 'EUR',
    language: 'en',
  });
  expect(found.map((flight) => flight?.id ?? null)).toEqual([two.id, null, null, one.id]);
});

test('a departed flight is found, and no longer on sale', async () => {
  const { key } = await aFlight(backend.db, { date: '2027-02-01' });
  expect((await priced(key)).isOnSale).toBe(false);
});
