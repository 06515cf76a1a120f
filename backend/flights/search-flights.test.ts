import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { TEST_NOW } from '../testing/test-clock';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(TEST_NOW));

const amsterdamToAntalya = { origin: 'AMS', destination: 'AYT', passenger: 1, infant: 0 };
const search = (input: object) =>
  backend.visitor().searchFlights({ ...amsterdamToAntalya, date: '20270415', ...input });
const dates = (days: { date: string }[]) => days.map((day) => day.date);

test('a visitor sees four days, from the day before the asked one', async () => {
  const result = await search({});
  expect(dates(result.dailyFlights)).toEqual(['2027-04-14', '2027-04-15', '2027-04-16', '2027-04-17']);
  expect(result).toMatchObject({
    origin: { code: 'AMS', name: 'Amsterdam', countryCode: 'NL' },
    destination: { code: 'AYT', seoName: 'antalya' },
    hasNext: true,
    hasPrevious: true,
  });
  for (const day of result.dailyFlights) {
    expect(day.flights.length).toBeGreaterThan(0);
    const departures = day.flights.map((flight) => flight.departure);
    expect(departures).toEqual([...departures].sort());
    expect(departures.every((departure) => departure.startsWith(day.date))).toBe(true);
  }
});

test('a search for today starts today and pages only forward', async () => {
  const result = await search({ date: '20270301' });
  expect(dates(result.dailyFlights)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']);
  expect(result.hasPrevious).toBe(false);
});

test('a link to a date in the past shows the first days there are', async () => {
  const result = await search({ date: '20270101' });
  expect(dates(result.dailyFlights)[0]).toBe('2027-03-01');
});

test('today is the date at the airport of departure', async () => {
  backend.clock.set('2027-03-10T02:30:00Z');
  const fromCuracao = { origin: 'CUR', destination: 'AMS' };
  expect(dates((await search({ ...fromCuracao, date: '20270310' })).dailyFlights)[0]).toBe('2027-03-09');
  expect(dates((await search({ date: '20270310' })).dailyFlights)[0]).toBe('2027-03-10');
});

test('at the end of the schedule a visitor cannot page on', async () => {
  const result = await search({ date: '20270429' });
  expect(dates(result.dailyFlights)).toEqual(['2027-04-28', '2027-04-29', '2027-04-30', '2027-05-01']);
  expect(result.hasNext).toBe(false);
  expect(result.dailyFlights.at(-1)?.flights).toEqual([]);
});

test('a route that nobody flies gives empty days, not an error', async () => {
  const result = await search({ origin: 'GRQ', destination: 'DXB' });
  expect(result).toMatchObject({ hasNext: false, hasPrevious: false });
  expect(result.dailyFlights.flatMap((day) => day.flights)).toEqual([]);
});

test('flights from airports nearby are shown when the visitor asks for them', async () => {
  const near = await search({ originAlt: ['RTM', 'EIN'] });
  const origins = new Set(
    near.dailyFlights.flatMap((day) => day.flights.map((flight) => flight.origin.code)),
  );
  expect(origins).toEqual(new Set(['AMS', 'RTM', 'EIN']));
});

test('clock times are those of the airports, also over a change to summer time', async () => {
  const { key } = await aFlight(backend.db, {
    ...{ origin: 'GRQ', destination: 'FNC', date: '2027-03-27', departure: '22:30', durationMinutes: 240 },
  });
  const result = await search({ origin: 'GRQ', destination: 'FNC', date: '20270327' });
  const flight = result.dailyFlights.flatMap((day) => day.flights).find((one) => one.key === key);
  expect(flight).toMatchObject({
    departure: '2027-03-27T22:30:00',
    arrival: '2027-03-28T02:30:00',
    departureTimeZone: 'Europe/Amsterdam',
    arrivalTimeZone: 'Atlantic/Madeira',
    departureStr: '22:30',
    arrivalStr: '02:30',
    durationMinutes: 240,
    isDirect: true,
  });
});

test('the offer is the cheapest flight with a seat for every traveller', async () => {
  const route = { origin: 'GRQ', destination: 'RHO', date: '2027-04-15' };
  const soldOut = await aFlight(backend.db, { ...route, departure: '07:00', fare: 5000, seatsLeft: 0 });
  const last = await aFlight(backend.db, {
    ...route,
    departure: '08:00',
    fare: 6000,
    capacity: 4,
    seatsLeft: 2,
  });
  const roomy = await aFlight(backend.db, { ...route, departure: '09:00', fare: 20_000 });
  const offersFor = async (passenger: number) => {
    const result = await search({ origin: 'GRQ', destination: 'RHO', passenger });
    const flights = result.dailyFlights.flatMap((day) => day.flights);
    expect(flights.map((flight) => flight.key)).toEqual([soldOut.key, last.key, roomy.key]);
    expect(flights.map((flight) => flight.seatStatus)).toEqual(['soldout', 'last', 'available']);
    return flights.filter((flight) => flight.isOffer).map((flight) => flight.key);
  };
  expect(await offersFor(2)).toEqual([last.key]);
  expect(await offersFor(3)).toEqual([roomy.key]);
});

test('a flight whose sales have closed is not shown', async () => {
  const soon = await aFlight(backend.db, {
    origin: 'GRQ',
    destination: 'KGS',
    date: '2027-03-01',
    departure: '11:00',
  });
  const later = await aFlight(backend.db, {
    origin: 'GRQ',
    destination: 'KGS',
    date: '2027-03-01',
    departure: '12:00',
  });
  const result = await search({ origin: 'GRQ', destination: 'KGS', date: '20270301' });
  const keys = result.dailyFlights.flatMap((day) => day.flights.map((flight) => flight.key));
  expect(keys).toContain(later.key);
  expect(keys).not.toContain(soon.key);
});

test('paging forward gives the day after the last one on screen', async () => {
  const more = await backend
    .visitor()
    .moreFlights({ ...amsterdamToAntalya, date: '20270417', direction: 'forward' });
  expect(dates(more.dailyFlights)).toEqual(['2027-04-18']);
  expect(more.hasMore).toBe(true);
  const end = await backend
    .visitor()
    .moreFlights({ ...amsterdamToAntalya, date: '20270429', direction: 'forward' });
  expect(end.hasMore).toBe(false);
});

test('paging back ends at today', async () => {
  const back = (date: string) =>
    backend.visitor().moreFlights({ ...amsterdamToAntalya, date, direction: 'back' });
  expect(await back('20270303')).toMatchObject({ hasMore: true, dailyFlights: [{ date: '2027-03-02' }] });
  expect(await back('20270302')).toMatchObject({ hasMore: false, dailyFlights: [{ date: '2027-03-01' }] });
  expect(await back('20270301')).toMatchObject({ hasMore: false, dailyFlights: [] });
});

test('a traveller reads airports in the language of the market and prices in its currency', async () => {
  const input = { ...amsterdamToAntalya, date: '20270415' };
  const danish = await backend
    .visitor({ market: 'dk' })
    .searchFlights({ ...input, origin: 'CPH', destination: 'AGP' });
  expect(danish.origin.name).toBe('København');
  expect(danish.dailyFlights[1]?.flights[0]).toMatchObject({ currency: 'DKK' });
  const english = await backend.visitor({ market: 'cw-en' }).searchFlights(input);
  expect(english.dailyFlights[1]?.flights[0]).toMatchObject({ currency: 'USD' });
});

test.each([
  ['an unknown origin', { origin: 'XXX' }],
  ['an unknown destination', { destination: 'XXX' }],
  ['a code that is none', { origin: 'amsterdam' }],
  ['an unknown airport nearby', { originAlt: ['XXX'] }],
  ['the same airport twice', { destination: 'AMS' }],
])('%s is refused in the specified words', async (_, wrong) => {
  await expect(search(wrong)).rejects.toMatchObject({
    status: 400,
    result: { title: 'Bad Request', detail: 'Either of origin/destination airport codes are invalid' },
  });
});

test.each([
  ['a date that does not exist', { date: '20270230' }, 'date'],
  ['nobody travelling', { passenger: 0 }, 'passenger'],
  ['too many babies', { passenger: 9, infant: 6 }, 'infant'],
  ['a baby without a lap', { passenger: 1, infant: 2 }, 'infant'],
])('%s is refused and the field named', async (_, wrong, field) => {
  const refused = await search(wrong).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 400, result: { code: 'invalid-request' } });
  expect(Object.keys((refused as { result: { errors: object } }).result.errors)).toEqual([field]);
});
