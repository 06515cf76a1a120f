import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Api } from '@/lib/api/create-api';
import { createApp } from '../app';
import type { Context } from '../context';
import { flights } from '../flights/flight-tables';
import { sandboxProvider } from '../payments/sandbox/sandbox-provider';
import { sandboxPayments } from '../payments/sandbox/sandbox-tables';
import {
  AMEX,
  aHeldBasket,
  aSession,
  atTheBank,
  CALLBACK,
  handOver,
  IDEAL,
  order,
} from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { unreliable } from '../testing/payment-history';
import { breaches } from '../testing/stock';
import { bookingJobs, sandboxBankJob } from './background';
import { seatHolds } from './booking-tables';
import { paymentAttempts } from './payment-tables';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(async () => {
  expect(await breaches(backend.db)).toEqual([]);
});
afterAll(() => backend.close());

async function work(context: Context = backend.context): Promise<void> {
  for (const job of [sandboxBankJob, ...bookingJobs]) await job.run(context);
}

async function atThePaymentPage(wish: { seatsLeft?: number } = {}) {
  const flight = await aFlight(backend.db, { seatsLeft: wish.seatsLeft ?? 9, capacity: 180 });
  const visitor = backend.visitor({ sessionId: aSession() });
  const { key, selection } = await aHeldBasket(visitor, [flight.key]);
  return { flight, visitor, key, total: selection.totalPrice, payment: await handOver(visitor, key) };
}
const statusOf = async (visitor: Api, key: string) => (await visitor.basket({ key })).status;

test('return and report may come in any order, and twice: it is one booking', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  await atTheBank(backend, payment, 'pay-double-push');
  await visitor.paymentPush({ body: { id: payment } });
  const first = await visitor.bookingResult({ key });
  backend.clock.advance({ minutes: 1 });
  await work();
  await visitor.paymentPush({ body: { id: payment } });
  const second = await visitor.bookingResult({ key });
  expect(first).toMatchObject({ status: 'booked', hasProblem: false });
  expect(second).toEqual(first);
});

test('twenty returns and reports at the same moment are one booking', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  await atTheBank(backend, payment, 'pay-missing-push');
  await Promise.all(
    Array.from({ length: 10 }, () => [
      visitor.bookingResult({ key }),
      visitor.paymentPush({ body: { id: payment } }),
    ]).flat(),
  );
  expect(await statusOf(visitor, key)).toBe('booked');
});

test('a visitor who never comes back is booked by the bank’s report, or without one by asking', async () => {
  const reported = await atThePaymentPage();
  const silent = await atThePaymentPage();
  await atTheBank(backend, reported.payment, 'pay-and-close');
  await atTheBank(backend, silent.payment, 'pay-missing-push');
  await sandboxBankJob.run(backend.context);
  expect(await statusOf(reported.visitor, reported.key)).toBe('booked');
  expect(await statusOf(silent.visitor, silent.key)).toBe('paying');
  backend.clock.advance({ minutes: 1 });
  await work();
  expect(await statusOf(silent.visitor, silent.key)).toBe('booked');
});

test('a report is believed only after asking the bank', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  await visitor.paymentPush({ body: { id: payment } });
  await visitor.paymentPush({ body: { id: 'made-up' } });
  expect(await visitor.bookingResult({ key })).toMatchObject({ status: 'paying', pnr: null });
});

test.each([
  ['fail', 'payment-failed'],
  ['cancel', 'payment-cancelled'],
] as const)('after the button %s the visitor reads why and can pay again', async (button, errorCode) => {
  const { visitor, key, payment, total } = await atThePaymentPage();
  await atTheBank(backend, payment, button);
  const result = await visitor.bookingResult({ key });
  expect(result).toMatchObject({ status: 'failed', hasProblem: true, isPaymentProblem: true, errorCode });
  expect(result.message).not.toBe('');
  await order(visitor, key, total);
  await atTheBank(backend, await handOver(visitor, key), 'pay');
  expect((await visitor.bookingResult({ key })).status).toBe('booked');
});

test('a payment that nobody makes runs out at the bank, and the seats go back', async () => {
  const { flight, visitor, key } = await atThePaymentPage();
  for (let minute = 0; minute < 45; minute += 5) {
    backend.clock.advance({ minutes: 5 });
    await work();
  }
  expect(await visitor.bookingResult({ key })).toMatchObject({
    status: 'failed',
    errorCode: 'payment-expired',
  });
  const [row] = await backend.db.select().from(flights).where(eq(flights.id, flight.id));
  expect(row?.seatsLeft).toBe(9);
});

test('paid after the hold ran out, seats are taken again while there are any', async () => {
  const { visitor, key, payment } = await atThePaymentPage({ seatsLeft: 1 });
  backend.clock.advance({ minutes: 16 });
  await work();
  await atTheBank(backend, payment, 'pay');
  expect((await visitor.bookingResult({ key })).status).toBe('booked');
});

test('paid after the seats were sold to somebody else, the money goes back', async () => {
  const { flight, visitor, key, payment } = await atThePaymentPage({ seatsLeft: 1 });
  backend.clock.advance({ minutes: 16 });
  await work();
  await aHeldBasket(backend.visitor({ sessionId: aSession() }), [flight.key]);
  await atTheBank(backend, payment, 'pay');
  expect(await visitor.bookingResult({ key })).toMatchObject({
    status: 'refunding',
    hasProblem: true,
    pnr: null,
  });
  await work();
  expect(await visitor.bookingResult({ key })).toMatchObject({ status: 'refunded', errorCode: 'refunded' });
  const [paid] = await backend.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, payment));
  expect(paid?.refunded).toBe(paid?.amount);
  await expect(visitor.confirmationDetail({ key })).rejects.toMatchObject({ status: 404 });
});

test('paid in two windows, one payment books and the other goes back', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  const types = await visitor.paymentTypes({ key });
  const surcharge = types.find(({ id }) => id === AMEX)?.surcharge ?? 0;
  const { selection } = await visitor.basket({ key });
  await order(visitor, key, selection.totalPrice + surcharge, AMEX);
  const second = await handOver(visitor, key, AMEX);
  await atTheBank(backend, second, 'pay-missing-push');
  await atTheBank(backend, payment, 'pay-missing-push');
  backend.clock.advance({ minutes: 1 });
  await work();
  await work();
  const states = await backend.db.select().from(sandboxPayments);
  const both = states.filter(({ id }) => id === payment || id === second);
  expect(both.map(({ refunded }) => refunded > 0).sort()).toEqual([false, true]);
  // The booking is of the price that was paid, with or without the surcharge.
  const kept = both.find(({ refunded }) => refunded === 0);
  expect((await visitor.confirmationDetail({ key })).totalAmount).toBe(kept?.amount);
});

test('asked again while the payment is open, the hand-over is the same; another way to pay must be agreed to', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  expect(await handOver(visitor, key)).toBe(payment);
  await expect(handOver(visitor, key, AMEX)).rejects.toMatchObject({ status: 409 });
});

test('back from the bank to change something, the open payment is withdrawn; a paid one is not', async () => {
  const open = await atThePaymentPage();
  const changed = await open.visitor.selectInsurance({ key: open.key, body: { insurance: 'travel' } });
  expect(changed.status).toBe('open');
  await atTheBank(backend, open.payment, 'pay');
  const [payment] = await backend.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, open.payment));
  expect(payment?.status).toBe('cancelled');

  const paid = await atThePaymentPage();
  await atTheBank(backend, paid.payment, 'pay-missing-push');
  const change = paid.visitor.selectInsurance({ key: paid.key, body: { insurance: 'travel' } });
  await expect(change).rejects.toMatchObject({ status: 409 });
  expect(await statusOf(paid.visitor, paid.key)).toBe('booked');
});

test('the visitor goes back to the configured shop, whatever the request says', async () => {
  const { visitor, key } = await atThePaymentPage();
  const callbackUrl = 'https://elsewhere.example//evil.example/confirmation?basket=x';
  await visitor.selectInsurance({ key, body: { insurance: 'none' } });
  await order(visitor, key, (await visitor.basket({ key })).selection.totalPrice);
  const { formData } = await visitor.processPayment({ key, body: { paymentId: IDEAL, callbackUrl } });
  expect(formData.return).toBe('https://shop.example//evil.example/confirmation?basket=x');
});

test('a provider that cannot be reached is a 503, and the visitor can try again', async () => {
  const flight = await aFlight(backend.db);
  const sessionId = aSession();
  const { key } = await aHeldBasket(backend.visitor({ sessionId }), [flight.key]);
  const payments = unreliable(backend.context.payments, { rate: 2, random: () => 0.5 });
  const cutOff = createApp({ ...backend.context, payments });
  const body = JSON.stringify({ paymentId: IDEAL, callbackUrl: CALLBACK });
  const headers = { 'session-id': sessionId };
  const path = `/booking/basket/${key}/process-payment`;
  const response = await cutOff.request(path, { method: 'POST', headers, body });
  expect(response.status).toBe(503);
  const visitor = backend.visitor({ sessionId });
  expect(await statusOf(visitor, key)).toBe('failed');
  await atTheBank(backend, await handOver(visitor, key), 'pay');
  expect((await visitor.bookingResult({ key })).status).toBe('booked');
});

test('a shop that dies between payment and booking finishes it after its restart', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  await atTheBank(backend, payment, 'pay-missing-push');
  await work();
  const sentBefore = backend.mails.length;
  // Nothing but the database is left of the process.
  const { db, clock } = backend;
  const restarted: Context = { ...backend.context, payments: sandboxProvider({ db, clock }) };
  clock.advance({ minutes: 1 });
  await work(restarted);
  expect(await statusOf(visitor, key)).toBe('booked');
  expect(backend.mails.length).toBe(sentBefore + 1);
});

test('an attempt that died while it was being opened is given up after some minutes', async () => {
  const { visitor, key, payment } = await atThePaymentPage();
  await backend.db
    .update(paymentAttempts)
    .set({ status: 'creating', providerPaymentId: null, handOver: null })
    .where(eq(paymentAttempts.providerPaymentId, payment));
  backend.clock.advance({ minutes: 6 });
  await work();
  expect(await visitor.bookingResult({ key })).toMatchObject({
    status: 'failed',
    errorCode: 'payment-failed',
  });
});

test('the checks on stock and money catch what they are for', async () => {
  const { payment, flight } = await atThePaymentPage();
  await atTheBank(backend, payment, 'pay-missing-push');
  const found: string[] = [];
  const undo = new Error('undo');
  const spoilt = backend.db.transaction(async (tx) => {
    await tx.update(seatHolds).set({ state: 'returned' }).where(eq(seatHolds.flightId, flight.id));
    await tx.update(flights).set({ seatsLeft: 3 }).where(eq(flights.id, flight.id));
    await tx.insert(seatHolds).values({
      ...{ basketId: 1, flightId: flight.id, seats: 1, state: 'sold', createdAt: backend.clock.now() },
    });
    found.push(...(await breaches(tx)));
    throw undo;
  });
  await expect(spoilt).rejects.toBe(undo);
  expect(found.join('\n')).toMatch(/seats are off sale/);
  expect(found.join('\n')).toMatch(/is paid, the shop thinks it open/);
  backend.clock.advance({ minutes: 1 });
  await work();
});
