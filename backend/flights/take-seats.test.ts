import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database';
import type { OpenedDatabase } from '../db/open-database';
import { SoldOut } from '../problem';
import { aFlight } from '../testing/factories';
import { openTestDatabase } from '../testing/open-test-backend';
import { flights } from './flight-tables';
import { returnSeats, takeSeats } from './take-seats';

const BUYERS = 200;

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

async function seatsLeft(flightId: number): Promise<number | undefined> {
  const [row] = await opened.db.select().from(flights).where(eq(flights.id, flightId));
  return row?.seatsLeft;
}

async function winnersOf(buy: () => Promise<void>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: BUYERS }, buy));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('of 200 buyers of the last seat exactly one gets it', async () => {
  const { id } = await aFlight(opened.db, { seatsLeft: 1 });
  const winners = await winnersOf(() =>
    inTransaction(opened.db, (tx) => takeSeats(tx, [{ flightId: id, seats: 1 }])),
  );
  expect(winners).toBe(1);
  expect(await seatsLeft(id)).toBe(0);
});

test('the same race without the guard sells the seat many times over', async () => {
  const { id } = await aFlight(opened.db, { seatsLeft: 1 });
  const winners = await winnersOf(async () => {
    const left = (await seatsLeft(id)) ?? 0;
    if (left < 1) throw new SoldOut(id);
    await opened.db
      .update(flights)
      .set({ seatsLeft: left - 1 })
      .where(eq(flights.id, id));
  });
  expect(winners).toBeGreaterThan(1);
});

test('a trip of two flights takes seats on both or on none', async () => {
  const out = await aFlight(opened.db, { seatsLeft: 9 });
  const back = await aFlight(opened.db, { seatsLeft: 1 });
  const trip = [
    { flightId: back.id, seats: 2 },
    { flightId: out.id, seats: 2 },
  ];
  const refused = inTransaction(opened.db, (tx) => takeSeats(tx, trip));
  await expect(refused).rejects.toMatchObject({ code: 'sold-out', flightId: back.id });
  expect([await seatsLeft(out.id), await seatsLeft(back.id)]).toEqual([9, 1]);
});

test('buyers of the same two flights in opposite order all get their seats', async () => {
  const [one, two] = [await aFlight(opened.db), await aFlight(opened.db)];
  const trips = [
    [one.id, two.id],
    [two.id, one.id],
  ];
  const buys = Array.from({ length: 40 }, (_, index) =>
    inTransaction(opened.db, (tx) =>
      takeSeats(
        tx,
        (trips[index % 2] ?? []).map((flightId) => ({ flightId, seats: 1 })),
      ),
    ),
  );
  await Promise.all(buys);
  expect([await seatsLeft(one.id), await seatsLeft(two.id)]).toEqual([140, 140]);
});

test('returned seats are on sale again, and never more than the aircraft has', async () => {
  const { id } = await aFlight(opened.db, { capacity: 100, seatsLeft: 99 });
  const back = () => inTransaction(opened.db, (tx) => returnSeats(tx, [{ flightId: id, seats: 1 }]));
  await back();
  expect(await seatsLeft(id)).toBe(100);
  await expect(back()).rejects.toThrow();
  expect(await seatsLeft(id)).toBe(100);
});
