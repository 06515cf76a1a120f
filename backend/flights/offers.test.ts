import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const pathDate = (date: string) => date.replaceAll('-', '');

test('every top ticket can be bought at its price on its date', async () => {
  const visitor = backend.visitor();
  const offers = await visitor.topTickets({ count: 6 });
  expect(offers).toHaveLength(6);
  for (const { origin, destination, date, price } of offers) {
    const route = { origin: origin.code, destination: destination.code };
    const result = await visitor.searchFlights({ ...route, date: pathDate(date), passenger: 2, infant: 0 });
    const flights = result.dailyFlights.find((day) => day.date === date)?.flights ?? [];
    expect(flights.some((flight) => flight.price === price && flight.availableSeatCount >= 2)).toBe(true);
  }
});

test('top tickets show a route once, and the airports of the market first', async () => {
  const offers = await backend.visitor({ market: 'dk' }).topTickets({ count: 5 });
  const routes = offers.map((offer) => `${offer.origin.code}-${offer.destination.code}`);
  expect(new Set(routes).size).toBe(offers.length);
  expect(offers[0]).toMatchObject({ origin: { code: 'CPH' }, currency: 'DKK', tripCode: 'OW' });
});

test('an agent sees the same tickets at the same prices as a visitor', async () => {
  const visitor = await backend.visitor().topTickets({ count: 3 });
  expect(await backend.visitor({ agent: 'agent-7' }).topTickets({ count: 3 })).toEqual(visitor);
});

test('top destinations are grouped by country, each with its cheapest ticket', async () => {
  const groups = await backend.visitor({ market: 'en' }).topDestinations();
  const turkey = groups.find((group) => group.countryName === 'Turkey');
  expect(turkey?.infos.map((offer) => offer.destination.code)).toEqual(['AYT']);
  const codes = groups.flatMap((group) => group.infos.map((offer) => offer.destination.code));
  expect(new Set(codes).size).toBe(codes.length);
});
