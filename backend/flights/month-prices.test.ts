import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const party = { passenger: 1, infant: 0 };

test('the calendar offers dates on which a seat can be bought, and their months', async () => {
  const route = { origin: 'GRQ', destination: 'CHQ' };
  await aFlight(backend.db, { ...route, date: '2027-05-02' });
  await aFlight(backend.db, { ...route, date: '2027-04-30' });
  await aFlight(backend.db, { ...route, date: '2027-04-30', departure: '18:00' });
  await aFlight(backend.db, { ...route, date: '2027-06-01', seatsLeft: 0 });
  await aFlight(backend.db, { ...route, date: '2027-02-01' });
  expect(await backend.visitor().availableDates(route)).toEqual(['2027-04-30', '2027-05-02']);
  expect(await backend.visitor().availableMonths(route)).toEqual({
    ...route,
    months: ['2027-04', '2027-05'],
  });
});

test('the month view has every day: a price, sold out, or nothing flies', async () => {
  const route = { origin: 'GRQ', destination: 'ZTH' };
  await aFlight(backend.db, { ...route, date: '2027-04-10', fare: 9000, seatsLeft: 5, capacity: 10 });
  await aFlight(backend.db, { ...route, date: '2027-04-10', departure: '20:00', fare: 19_000 });
  await aFlight(backend.db, { ...route, date: '2027-04-11', seatsLeft: 0 });
  const month = await backend.visitor().monthOverview({ ...route, month: '202704' });
  expect(month).toMatchObject({ month: '2027-04', currency: 'EUR' });
  expect(month.dailyPrices).toHaveLength(30);
  expect(month.dailyPrices.slice(8, 11)).toEqual([
    { date: '2027-04-09', price: null, status: null },
    { date: '2027-04-10', price: 9000, status: 'limited' },
    { date: '2027-04-11', price: null, status: 'soldout' },
  ]);
});

test('the coming months show the lowest price with a seat for all who travel', async () => {
  const route = { origin: 'GRQ', destination: 'JTR' };
  await aFlight(backend.db, { ...route, date: '2027-04-10', fare: 9000, capacity: 4, seatsLeft: 2 });
  await aFlight(backend.db, { ...route, date: '2027-04-12', fare: 15_000 });
  const ratesFor = async (passenger: number) =>
    (await backend.visitor().cheapestRates({ ...route, passenger, infant: 1, months: 3 })).rates;
  expect(await ratesFor(2)).toEqual([
    { month: '2027-03', rate: null },
    { month: '2027-04', rate: 9000 },
    { month: '2027-05', rate: null },
  ]);
  expect((await ratesFor(3))[1]).toEqual({ month: '2027-04', rate: 15_000 });
});

test('a round trip adds the cheapest way back within three weeks', async () => {
  const route = { origin: 'GRQ', destination: 'JMK' };
  const back = { origin: 'JMK', destination: 'GRQ' };
  await aFlight(backend.db, { ...route, date: '2027-04-10', fare: 10_000 });
  await aFlight(backend.db, { ...back, date: '2027-04-10', fare: 1000 });
  await aFlight(backend.db, { ...back, date: '2027-04-24', fare: 12_000 });
  await aFlight(backend.db, { ...back, date: '2027-04-25', fare: 8000 });
  await aFlight(backend.db, { ...back, date: '2027-05-20', fare: 2000 });
  const { rates } = await backend.visitor().cheapestRates({ ...route, ...party, roundtrip: true, months: 2 });
  expect(rates[1]).toEqual({ month: '2027-04', rate: 18_000 });
});

test('more babies than passengers are refused', async () => {
  const asked = { origin: 'AMS', destination: 'AYT', passenger: 1, infant: 2, months: 1 };
  await expect(backend.visitor().cheapestRates(asked)).rejects.toMatchObject({
    status: 400,
    result: { errors: { infant: 'more-than-passengers' } },
  });
});

test.each(['availableDates', 'availableMonths'] as const)('%s refuses an unknown airport', async (call) => {
  const unknown = backend.visitor()[call]({ origin: 'AMS', destination: 'QQQ' });
  await expect(unknown).rejects.toMatchObject({
    status: 400,
    message: 'Either of origin/destination airport codes are invalid',
  });
});

test('a month that does not exist is refused', async () => {
  const thirteenth = backend.visitor().monthOverview({ origin: 'AMS', destination: 'AYT', month: '202713' });
  await expect(thirteenth).rejects.toMatchObject({ status: 400, result: { code: 'invalid-request' } });
});
