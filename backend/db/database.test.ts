import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flights } from '../flights/flight-tables';
import { aFlight } from '../testing/factories';
import { openTestDatabase } from '../testing/open-test-backend';
import { inTransaction, isUniqueViolation } from './database';
import type { OpenedDatabase } from './open-database';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('both databases give counts as numbers, and dates and clock times as they were written', async () => {
  const { rows } = await opened.db.execute(sql`
    select count(*) as many, sum(n) as total, 9007199254740991::bigint as big, date '2027-03-28' as day,
      timestamp '2027-03-28 02:30' as clock, timestamptz '2027-03-28 02:30+02' as instant,
      array['a', 'b'] as list, jsonb_build_object('a', 1) as object
    from generate_series(1, 3) as n`);
  expect(rows).toEqual([
    {
      many: 3,
      total: 6,
      big: 9007199254740991,
      day: '2027-03-28',
      clock: '2027-03-28 02:30:00',
      instant: '2027-03-28 00:30:00+00',
      list: ['a', 'b'],
      object: { a: 1 },
    },
  ]);
});

test('columns of a table read the same on both databases', async () => {
  const { id } = await aFlight(opened.db, { date: '2027-03-28', departure: '06:05', durationMinutes: 60 });
  const [row] = await opened.db.select().from(flights).where(eq(flights.id, id));
  expect(row).toMatchObject({
    departureDate: '2027-03-28',
    departureLocal: '2027-03-28 06:05:00',
    departureAt: new Date('2027-03-28T04:05:00Z'),
  });
});

test('what a transaction did is gone when it fails', async () => {
  const { id } = await aFlight(opened.db, { seatsLeft: 5 });
  const failing = inTransaction(opened.db, async (tx) => {
    await tx.update(flights).set({ seatsLeft: 1 }).where(eq(flights.id, id));
    throw new Error('second thoughts');
  });
  await expect(failing).rejects.toThrow('second thoughts');
  const [row] = await opened.db.select().from(flights).where(eq(flights.id, id));
  expect(row?.seatsLeft).toBe(5);
});

test('a second row with the same key is told apart from other failures', async () => {
  const twice = { flightNumber: '6999' };
  await aFlight(opened.db, twice);
  const refused = await aFlight(opened.db, twice).catch((error: unknown) => error);
  expect(isUniqueViolation(refused)).toBe(true);
  const other = await opened.db.execute(sql`select 1 / 0`).catch((error: unknown) => error);
  expect(isUniqueViolation(other)).toBe(false);
});
