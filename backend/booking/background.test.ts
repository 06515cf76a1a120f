import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { flights } from '../flights/flight-tables';
import { aHeldBasket, aSession, atTheBank, handOver } from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { breaches } from '../testing/stock';
import { bookingJobs, sandboxBankJob } from './background';
import { paymentAttempts } from './payment-tables';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(async () => {
  expect(await breaches(backend.db)).toEqual([]);
});
afterAll(() => backend.close());

async function work(): Promise<void> {
  for (const job of [sandboxBankJob, ...bookingJobs]) await job.run(backend.context);
}

async function atThePaymentPage(seatsLeft = 9) {
  const flight = await aFlight(backend.db, { seatsLeft, capacity: 180 });
  const visitor = backend.visitor({ sessionId: aSession() });
  const { key } = await aHeldBasket(visitor, [flight.key]);
  return { flight, visitor, key, payment: await handOver(visitor, key) };
}

test('payments that the bank cannot tell about do not keep others from being asked for', async () => {
  const stuck = await atThePaymentPage();
  const [known] = await backend.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerPaymentId, stuck.payment));
  if (!known) throw new Error('The attempt was not stored');
  const { id: _, ...attempt } = known;
  const lost = Array.from({ length: 50 }, (_, number) => `lost-${number}`);
  await backend.db
    .insert(paymentAttempts)
    .values(lost.map((name) => ({ ...attempt, providerPaymentId: name, reference: name })));
  const { visitor, key, payment } = await atThePaymentPage();
  await atTheBank(backend, payment, 'pay-missing-push');
  backend.clock.advance({ minutes: 1 });
  await work();
  await work();
  expect((await visitor.basket({ key })).status).toBe('booked');
  await backend.db.delete(paymentAttempts).where(inArray(paymentAttempts.providerPaymentId, lost));
});

test('seats held when the shop went down for weeks come back, whichever job wakes first', async () => {
  const { flight, visitor, key, payment } = await atThePaymentPage();
  await atTheBank(backend, payment, 'fail');
  expect((await visitor.bookingResult({ key })).status).toBe('failed');
  backend.clock.advance({ days: 15 });
  for (const job of [...bookingJobs].reverse()) await job.run(backend.context);
  const [row] = await backend.db.select().from(flights).where(eq(flights.id, flight.id));
  expect(row?.seatsLeft).toBe(9);
});

test('who a refunded basket was for is forgotten like any other', async () => {
  const { flight, visitor, key, payment } = await atThePaymentPage(1);
  backend.clock.advance({ minutes: 16 });
  await work();
  await aHeldBasket(backend.visitor({ sessionId: aSession() }), [flight.key]);
  await atTheBank(backend, payment, 'pay');
  await visitor.bookingResult({ key });
  await work();
  expect((await visitor.basket({ key })).travellers).toHaveLength(1);
  backend.clock.advance({ days: 15 });
  await work();
  expect(await visitor.basket({ key })).toMatchObject({
    ...{ status: 'refunded', travellers: [], contact: null, drafts: [] },
  });
});
