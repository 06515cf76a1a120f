import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const link = { origin: 'GRQ', destination: 'FNC', date: '2027-04-20', carrierCode: 'HV' };
const ask = (number: string, more: object = {}) =>
  backend.visitor().googleFlightInfo({
    body: { flights: [{ ...link, number }], passengers: 2, infants: 0, price: 12_300, ...more },
  });

test('a deep link to a flight at the price it named leads there', async () => {
  const { key } = await aFlight(backend.db, { flightNumber: '501', fare: 12_300 });
  expect(await ask('501')).toMatchObject({ outcome: 'same-price', price: 12_300, flights: [{ key }] });
});

test('a visitor is told when the price moved since', async () => {
  await aFlight(backend.db, { flightNumber: '502', fare: 14_000 });
  expect(await ask('502')).toMatchObject({ outcome: 'changed-price', price: 14_000 });
});

test('a visitor is told when the flight is not flown, too full, or goes elsewhere', async () => {
  const gone = { outcome: 'gone', flights: [], price: null };
  expect(await ask('503')).toMatchObject(gone);
  await aFlight(backend.db, { flightNumber: '504', capacity: 4, seatsLeft: 1 });
  expect(await ask('504')).toMatchObject(gone);
  await aFlight(backend.db, { flightNumber: '505' });
  const elsewhere = [{ ...link, number: '505', destination: 'RHO' }];
  expect(await ask('505', { flights: elsewhere })).toMatchObject(gone);
  expect(await ask('505')).toMatchObject({ outcome: 'changed-price' });
});
