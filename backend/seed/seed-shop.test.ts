import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database';
import type { OpenedDatabase } from '../db/open-database';
import { flights } from '../flights/flight-tables';
import { takeSeats } from '../flights/take-seats';
import { openTestDatabase } from '../testing/open-test-backend';
import { testClock } from '../testing/test-clock';
import { seedTestShop } from '../testing/test-data';
import { referenceData } from './reference-data';
import { scheduleRows } from './schedule-rows';
import { seedShop } from './seed-shop';
import { sellElsewhere } from './sell-elsewhere';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql>) => (await opened.db.execute(query)).rows as Row[];
const fingerprint = () =>
  rowsOf(sql`select count(*) as many, md5(string_agg(
    concat_ws('|', carrier_code, flight_number, departure_at, arrival_local, fare, seats_left), ',' order by id)) as sum
    from flights`);

test('seeding again on the same day changes nothing', async () => {
  const before = await fingerprint();
  await seedTestShop(opened.db);
  expect(await fingerprint()).toEqual(before);
});

test('every route flies both ways, and each flight lands after it left by the zones of its airports', async () => {
  const oneWay = await rowsOf(sql`
    select origin, destination from flights f where not exists (
      select 1 from flights b where b.origin = f.destination and b.destination = f.origin)`);
  expect(oneWay).toEqual([]);
  const wrong = await rowsOf(sql`
    select f.id from flights f
    join airports o on o.code = f.origin join airports d on d.code = f.destination
    where f.departure_local <> f.departure_at at time zone o.time_zone
      or f.arrival_local <> f.arrival_at at time zone d.time_zone
      or f.arrival_at - f.departure_at <> make_interval(mins => f.duration_minutes)
      or f.departure_date <> f.departure_local::date`);
  expect(wrong).toEqual([]);
});

test('seats vary: most flights have room, some are nearly full, a few sold out', async () => {
  const [seats] = await rowsOf<Record<string, number>>(sql`
    select count(*) filter (where seats_left = 0) as soldout,
      count(*) filter (where seats_left between 1 and 3) as last,
      count(*) filter (where seats_left between 4 and 9) as limited,
      count(*) filter (where seats_left >= 10) as available
    from flights`);
  expect(seats?.soldout).toBeGreaterThan(0);
  expect(seats?.last).toBeGreaterThan(0);
  expect(seats?.limited).toBeGreaterThan(0);
  expect(seats?.available).toBeGreaterThan(10 * (seats?.soldout ?? 0));
});

test('a sale never lies within 30 days of the last-minute price of the same flight', async () => {
  const near = await rowsOf(sql`
    select id from flights where reduction_percent > 0 and reduced_until > departure_date - 10 - 31`);
  expect(near).toEqual([]);
});

test('the next day adds one day of flights and leaves the others', async () => {
  const clock = testClock();
  clock.advance({ days: 1 });
  const keep = sql`select md5(string_agg(concat_ws('|', id, fare, seats_left), ',' order by id)) as sum
    from flights where departure_date <= '2027-04-30'`;
  const before = await rowsOf(keep);
  const data = referenceData();
  const routes = data.routes.filter((route) => route.origin === 'AMS' && route.destination === 'AYT');
  const made = await seedShop(opened.db, { clock, data: { ...data, routes }, daysAhead: 60 });
  expect(made).toBeGreaterThan(0);
  expect(await rowsOf(keep)).toEqual(before);
  const [{ last } = { last: '' }] = await rowsOf<{ last: string }>(
    sql`select max(departure_date) as last from flights`,
  );
  expect(last).toBe('2027-05-01');
});

test('other sellers sell on as days pass, but not on a flight of which this shop sold a seat', async () => {
  const [ours, theirs] = await opened.db
    .select()
    .from(flights)
    .where(and(eq(flights.origin, 'AMS'), eq(flights.departureDate, '2027-04-20'), sql`seats_left > 100`))
    .orderBy(flights.id);
  if (!ours || !theirs) throw new Error('The test data have no two flights with room');
  await inTransaction(opened.db, (tx) => takeSeats(tx, [{ flightId: ours.id, seats: 1 }]));
  await sellElsewhere(opened.db, '2027-04-19');
  const left = async (id: number) => {
    const [row] = await opened.db.select().from(flights).where(eq(flights.id, id));
    return row;
  };
  expect(await left(ours.id)).toMatchObject({
    seatsLeft: ours.seatsLeft - 1,
    soldElsewhere: ours.soldElsewhere,
  });
  const sold = await left(theirs.id);
  expect(sold?.seatsLeft).toBeLessThan(theirs.seatsLeft);
  expect((sold?.soldElsewhere ?? 0) + (sold?.seatsLeft ?? 0)).toBe(theirs.capacity);
});

test('every reference route gives two schedules a departure, none leaving in the night', () => {
  const data = referenceData();
  const rows = scheduleRows(data);
  const departures = data.routes.flatMap((route) => route.carriers.flatMap((carrier) => carrier.departures));
  expect(rows).toHaveLength(departures.length * 2);
  expect(rows.filter((row) => row.departureTime < '06:00' || row.departureTime > '22:30')).toEqual([]);
  const keys = rows.map((row) => [row.carrierCode, row.origin, row.destination, row.departureTime].join());
  expect(new Set(keys).size).toBe(rows.length);
  const numbers = rows.map((row) => `${row.carrierCode}${row.flightNumber}`);
  expect(new Set(numbers).size).toBe(rows.length);
});
