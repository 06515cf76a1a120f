import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flights } from '../flights/flight-tables';
import { SoldOut } from '../problem';
import { aReadyBasket, aSession, atTheBank, copiesOfBasket, handOver, order } from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { breaches } from '../testing/stock';
import { seatHolds } from './booking-tables';

/** `npm run race` runs 50 rounds; a run of all tests one. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const BUYERS = 200;

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function seatsLeft(id: number): Promise<number> {
  const [row] = await backend.db.select({ left: flights.seatsLeft }).from(flights).where(eq(flights.id, id));
  return row?.left ?? Number.NaN;
}

/** Ready baskets of 200 buyers for a flight with one seat left. */
async function rivals() {
  const flight = await aFlight(backend.db, { seatsLeft: 1, capacity: 180 });
  const { key, selection } = await aReadyBasket(backend.visitor({ sessionId: aSession() }), [flight.key]);
  return { flight, total: selection.totalPrice, buyers: await copiesOfBasket(backend, key, BUYERS) };
}

test(
  `of ${BUYERS} buyers who order the last seat at once exactly one gets it, pays and is booked`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { flight, total, buyers } = await rivals();
      const outcomes = await Promise.allSettled(buyers.map(({ visitor, key }) => order(visitor, key, total)));
      const winners = buyers.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(winners).toHaveLength(1);
      expect(new Set(refusals)).toEqual(new Set(['sold-out']));
      for (const { visitor, key } of winners) {
        await atTheBank(backend, await handOver(visitor, key), 'pay-missing-push');
        expect((await visitor.bookingResult({ key })).status).toBe('booked');
      }
      expect(await seatsLeft(flight.id)).toBe(0);
      expect(await breaches(backend.db)).toEqual([]);
    }
  },
  ROUNDS * 60_000,
);

test('the same race with a look before the leap, in place of the guard, sells the seat many times over', async () => {
  const { flight, buyers } = await rivals();
  const outcomes = await Promise.allSettled(
    buyers.map(async ({ basketId }) => {
      if ((await seatsLeft(flight.id)) < 1) throw new SoldOut(flight.id);
      await backend.db.update(flights).set({ seatsLeft: 0 }).where(eq(flights.id, flight.id));
      const hold = { basketId, flightId: flight.id, seats: 1, createdAt: backend.clock.now() };
      await backend.db.insert(seatHolds).values({ ...hold, state: 'live' });
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
  expect((await breaches(backend.db)).join()).toContain(`flight ${flight.id}:`);
  await backend.db
    .update(seatHolds)
    .set({ state: 'returned' })
    .where(and(eq(seatHolds.flightId, flight.id), eq(seatHolds.state, 'live')));
});
