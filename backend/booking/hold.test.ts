import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { flights } from '../flights/flight-tables';
import { aBooking, aHeldBasket, aReadyBasket, aSession, handOver, order } from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { breaches } from '../testing/stock';
import { expireHolds } from './seat-hold';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(async () => {
  expect(await breaches(backend.db)).toEqual([]);
});
afterAll(() => backend.close());

const newVisitor = () => backend.visitor({ sessionId: aSession() });
async function seatsLeft(id: number): Promise<number | undefined> {
  const [row] = await backend.db.select({ left: flights.seatsLeft }).from(flights).where(eq(flights.id, id));
  return row?.left;
}

test('an order takes seats for passengers, not for babies, off sale for 15 minutes', async () => {
  const { id, key: flight } = await aFlight(backend.db, { seatsLeft: 20 });
  const visitor = newVisitor();
  const { key, holdExpiresAt } = await aHeldBasket(visitor, [flight], { passengers: 2, infants: 1 });
  expect(await seatsLeft(id)).toBe(18);
  expect(Date.parse(holdExpiresAt ?? '') - backend.clock.now().getTime()).toBe(15 * 60_000);

  backend.clock.advance({ minutes: 14 });
  expect(await expireHolds(backend.context)).toBe(0);
  backend.clock.advance({ minutes: 1 });
  expect(await expireHolds(backend.context)).toBe(1);
  expect(await seatsLeft(id)).toBe(20);
  expect(await expireHolds(backend.context)).toBe(0);
  const basket = await visitor.basket({ key });
  expect(basket).toMatchObject({ status: 'open', holdExpiresAt: null });
  // Nothing typed is lost with the hold.
  expect(basket.travellers).toHaveLength(3);
});

test('ordering once more during the hold renews it and takes no second seat', async () => {
  const { id, key: flight } = await aFlight(backend.db, { seatsLeft: 5 });
  const visitor = newVisitor();
  const { key, selection } = await aHeldBasket(visitor, [flight]);
  backend.clock.advance({ minutes: 10 });
  await order(visitor, key, selection.totalPrice);
  backend.clock.advance({ minutes: 10 });
  expect((await visitor.basket({ key })).status).toBe('held');
  expect(await seatsLeft(id)).toBe(4);
});

test('after the hold ran out the seats are taken anew, if there are any', async () => {
  const { id, key: flight } = await aFlight(backend.db, { seatsLeft: 1 });
  const first = newVisitor();
  const second = newVisitor();
  const basket = await aHeldBasket(first, [flight]);
  backend.clock.advance({ minutes: 16 });
  // The worker has not run: the clock decides.
  expect((await first.basket({ key: basket.key })).status).toBe('open');
  await order(first, basket.key, basket.selection.totalPrice);
  expect(await seatsLeft(id)).toBe(0);

  backend.clock.advance({ minutes: 16 });
  await expireHolds(backend.context);
  await aHeldBasket(second, [flight]);
  await expect(order(first, basket.key, basket.selection.totalPrice)).rejects.toMatchObject({
    status: 409,
    code: 'sold-out',
    result: { flightKey: flight },
  });
});

test('changing a held basket gives the seats back and keeps what was typed', async () => {
  const { id, key: flight } = await aFlight(backend.db, { seatsLeft: 3 });
  const visitor = newVisitor();
  const { key } = await aHeldBasket(visitor, [flight]);
  const body = { luggageSelection: [{ travellerIndex: 0, routeIndex: 0, id: 'BAG20' }] };
  expect(await visitor.selectLuggage({ key, body })).toMatchObject({ status: 'open', holdExpiresAt: null });
  expect(await seatsLeft(id)).toBe(3);
});

test('when the flight back is full, the flight out is not taken', async () => {
  const out = await aFlight(backend.db, { date: '2027-04-20', seatsLeft: 4 });
  const back = await aFlight(backend.db, { date: '2027-04-27', seatsLeft: 1 });
  const slow = newVisitor();
  const { key, selection } = await aReadyBasket(slow, [out.key, back.key]);
  await aHeldBasket(newVisitor(), [back.key]);
  await expect(order(slow, key, selection.totalPrice)).rejects.toMatchObject({ code: 'sold-out' });
  expect(await seatsLeft(out.id)).toBe(4);
});

test('payment needs a hold that still lasts', async () => {
  const { key: flight } = await aFlight(backend.db);
  const visitor = newVisitor();
  const { key } = await aReadyBasket(visitor, [flight]);
  await expect(handOver(visitor, key)).rejects.toMatchObject({ status: 409 });
  const held = await aHeldBasket(newVisitor(), [flight]);
  expect(held.status).toBe('held');
  await order(visitor, key, held.selection.totalPrice);
  backend.clock.advance({ minutes: 16 });
  await expect(handOver(visitor, key)).rejects.toMatchObject({ status: 409 });
});

test('a booked basket is left alone', async () => {
  const { id, key: flight } = await aFlight(backend.db, { seatsLeft: 9 });
  const visitor = newVisitor();
  const { key } = await aBooking(backend, visitor, [flight]);
  await expect(visitor.selectInsurance({ key, body: { insurance: 'none' } })).rejects.toMatchObject({
    status: 409,
  });
  await expect(order(visitor, key, 1)).rejects.toMatchObject({ status: 409 });
  backend.clock.advance({ minutes: 60 });
  await expireHolds(backend.context);
  expect(await seatsLeft(id)).toBe(8);
  expect((await visitor.basket({ key })).status).toBe('booked');
});

test('who holds the last seats can choose another fare for them, also from the payment page', async () => {
  const { id, key: flight } = await aFlight(backend.db, { seatsLeft: 2 });
  const visitor = newVisitor();
  const body = { flights: [{ key: flight }], passengers: 2, infants: 0, outBoundClass: 'flex' as const };
  const { key } = await aHeldBasket(visitor, [flight], { passengers: 2 });
  await handOver(visitor, key);
  expect((await newVisitor().price({ body })).errorMessage).not.toBeNull();
  await expect(newVisitor().initBasket({ body })).rejects.toMatchObject({ code: 'sold-out' });
  expect((await visitor.price({ body })).errorMessage).toBeNull();
  expect(await seatsLeft(id)).toBe(0);

  const other = await visitor.initBasket({ body });
  expect(other).toMatchObject({ status: 'open', selection: { errorMessage: null } });
  expect(await seatsLeft(id)).toBe(2);
  // As after any other change, what was typed is kept and can be ordered again.
  expect(await visitor.basket({ key })).toMatchObject({ status: 'open', holdExpiresAt: null });
});

test('seats that were paid for are not given up for another fare', async () => {
  const { key: flight } = await aFlight(backend.db, { seatsLeft: 1 });
  const visitor = newVisitor();
  await aBooking(backend, visitor, [flight]);
  const again = visitor.initBasket({ body: { flights: [{ key: flight }], passengers: 1, infants: 0 } });
  await expect(again).rejects.toMatchObject({ code: 'sold-out' });
});
