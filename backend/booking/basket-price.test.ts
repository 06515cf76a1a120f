import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flights } from '../flights/flight-tables';
import { AMEX, aHeldBasket, aReadyBasket, aSession, order } from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const newVisitor = (market: 'nl' | 'nl-be' | 'en' | 'dk' = 'nl') =>
  backend.visitor({ market, sessionId: aSession() });
const aKey = async () => (await aFlight(backend.db)).key;
const setFare = async (key: string, fare: number) => {
  const number = /^HV(\d+)/.exec(key)?.[1] ?? '';
  await backend.db.update(flights).set({ fare }).where(eq(flights.flightNumber, number));
};

test('a price that moved between the fare page and the basket is shown beside the old one', async () => {
  const flight = await aKey();
  const body = { flights: [{ key: flight }], passengers: 2, infants: 0 };
  const shown = await newVisitor().price({ body });
  const shownPrices = shown.flightPrices.map(({ price }) => price);
  expect((await newVisitor().initBasket({ body: { ...body, shownPrices } })).priceChange).toBeNull();
  await setFare(flight, 14_000);
  const moved = await newVisitor().initBasket({ body: { ...body, shownPrices } });
  expect(moved.priceChange).toEqual({
    oldTotal: shown.totalPrice,
    newTotal: moved.selection.totalPrice,
    currency: 'EUR',
  });
});

test('a price that moved is shown beside the old one, and holds nothing until the visitor says yes', async () => {
  const flight = await aKey();
  const visitor = newVisitor();
  const basket = await aReadyBasket(visitor, [flight]);
  const { key } = basket;
  const oldTotal = basket.selection.totalPrice;
  expect(basket.priceChange).toBeNull();

  await setFare(flight, 14_000);
  const moved = await visitor.basket({ key });
  const newTotal = moved.selection.totalPrice;
  expect(newTotal).toBeGreaterThan(oldTotal);
  expect(moved.priceChange).toEqual({ oldTotal, newTotal, currency: 'EUR' });

  const refusal = { status: 409, code: 'price-changed', result: { oldTotal, newTotal, currency: 'EUR' } };
  await expect(order(visitor, key, oldTotal)).rejects.toMatchObject(refusal);
  expect(await visitor.basket({ key })).toMatchObject({ status: 'open', holdExpiresAt: null });

  // What the visitor chooses does not pass for a yes.
  const insured = await visitor.selectInsurance({ key, body: { insurance: 'travel' } });
  expect(insured.priceChange?.newTotal).toBe(insured.selection.totalPrice);
  expect((insured.priceChange?.newTotal ?? 0) - (insured.priceChange?.oldTotal ?? 0)).toBe(
    newTotal - oldTotal,
  );

  await expect(visitor.acceptPrice({ key, body: { total: oldTotal } })).rejects.toMatchObject({
    code: 'price-changed',
  });
  const total = insured.selection.totalPrice;
  expect((await visitor.acceptPrice({ key, body: { total } })).priceChange).toBeNull();
  expect((await order(visitor, key, total)).total).toBe(total);
});

test('after the hold the price stands still, whatever the flight costs by then', async () => {
  const flight = await aKey();
  const visitor = newVisitor();
  const { key, selection } = await aHeldBasket(visitor, [flight]);
  await setFare(flight, 90_000);
  const held = await visitor.basket({ key });
  expect(held.selection.totalPrice).toBe(selection.totalPrice);
  expect(held.priceChange).toBeNull();
});

test('the card surcharge is told before and lies in the total that is agreed to; Belgium has none', async () => {
  const visitor = newVisitor();
  const { key, selection } = await aReadyBasket(visitor, [await aKey()]);
  const types = await visitor.paymentTypes({ key });
  expect(types.map(({ code }) => code)).toEqual(['ideal', 'card', 'amex', 'paypal']);
  const surcharge = types.find(({ id }) => id === AMEX)?.surcharge ?? 0;
  expect(surcharge).toBe(Math.round(selection.totalPrice * 0.02));
  await expect(order(visitor, key, selection.totalPrice, AMEX)).rejects.toMatchObject({
    code: 'price-changed',
  });
  await order(visitor, key, selection.totalPrice + surcharge, AMEX);
  const held = await visitor.basket({ key });
  expect(held.selection.prices.at(-1)).toMatchObject({ id: 'card-surcharge', amount: surcharge });
  // Another way to pay during the hold drops it again.
  expect((await order(visitor, key, selection.totalPrice)).total).toBe(selection.totalPrice);
  expect((await visitor.basket({ key })).selection.prices.at(-1)?.id).toBe('booking-fee');

  const belgian = newVisitor('nl-be');
  const basket = await aReadyBasket(belgian, [await aKey()]);
  const belgianTypes = await belgian.paymentTypes({ key: basket.key });
  expect(belgianTypes.map(({ code }) => code)).toEqual(['bancontact', 'card', 'amex']);
  expect(belgianTypes.map(({ surcharge: amount }) => amount)).toEqual([0, 0, 0]);
});

test('payment on account is not for guests', async () => {
  const visitor = newVisitor();
  const { key, selection } = await aReadyBasket(visitor, [await aKey()]);
  await expect(order(visitor, key, selection.totalPrice, -1)).rejects.toMatchObject({ status: 400 });
});
