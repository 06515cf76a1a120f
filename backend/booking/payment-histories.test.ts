import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { playHistory } from '../testing/payment-history';

/** `npm run model` plays 10,000; a run of all tests a hundred. */
const HISTORIES = Number(process.env.HISTORIES ?? 100);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const STEPS = 20;
/** The checks look at everything there is, so a long run starts over with an empty shop now and then. */
const A_SHOP = 250;

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test(
  `in ${HISTORIES} random histories of orders and payments no seat and no cent goes astray`,
  async () => {
    const found: string[] = [];
    const ends: Record<string, number> = { booked: 0, 'seats-gone': 0, 'paid-twice': 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES && found.length === 0; seed++) {
      if (seed % A_SHOP === 0) {
        await backend.close();
        backend = await openTestBackend();
      }
      const { breaches, booked, refunds } = await playHistory(backend, seed, STEPS);
      found.push(...breaches);
      ends.booked = (ends.booked ?? 0) + booked;
      for (const reason of refunds) ends[reason] = (ends[reason] ?? 0) + 1;
    }
    expect(found).toEqual([]);
    console.info(`${HISTORIES} histories:`, ends);
    expect(ends.booked).toBeGreaterThan(0);
    // Many histories reach every end that matters; otherwise they would prove nothing.
    if (HISTORIES < 1000) return;
    for (const count of Object.values(ends)) expect(count).toBeGreaterThan(0);
  },
  HISTORIES * 3_000,
);
