import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LuggageSelection } from '@/lib/contract/booking';
import { flights } from '../flights/flight-tables';
import { aContact, aSession, aTraveller, order } from '../testing/booking-steps';
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
const _setFare = async (key: string, fare: number) => {
  const number = /^HV(\d+)/.exec(key)?.[1] ?? '';
  await backend.db.update(flights).set({ fare }).where(eq(flights.flightNumber, number));
};

test('a selection that flies back before it arrives is priced with the specified message', async () => {
  const out = await aFlight(backend.db, { date: '2027-04-20' });
  const back = await aFlight(backend.db, { date: '2027-04-20', departure: '11:00' });
  const body = { flights: [{ key: out.key }, { key: back.key }], passengers: 1, infants: 0 };
  const priced = await newVisitor('en').price({ body });
  expect(priced.errorMessage).toBe('Inbound flight cannot be before outbound flight');
  await expect(newVisitor().initBasket({ body })).rejects.toMatchObject({ status: 400 });
});

test('too few seats, none, and a flight that has left cannot be sold', async () => {
  const few = await aFlight(backend.db, { seatsLeft: 2 });
  const none = await aFlight(backend.db, { seatsLeft: 0 });
  const gone = await aFlight(backend.db, { date: '2027-03-01', departure: '05:00' });
  const messageFor = async (key: string, passengers: number) =>
    (await newVisitor('en').price({ body: { flights: [{ key }], passengers, infants: 0 } })).errorMessage;
  expect(await messageFor(few.key, 3)).toContain('only 2 seats left');
  expect(await messageFor(few.key, 2)).toBeNull();
  expect(await messageFor(none.key, 1)).toContain('is sold out');
  expect(await messageFor(gone.key, 1)).toContain('can no longer be booked');
  const init = newVisitor().initBasket({ body: { flights: [{ key: none.key }], passengers: 1, infants: 0 } });
  await expect(init).rejects.toMatchObject({
    status: 409,
    code: 'sold-out',
    result: { flightKey: none.key },
  });
});

test('an unknown flight, and more babies than laps, are bad requests', async () => {
  const unknown = { flights: [{ key: 'XX1-20270420-AMS' }], passengers: 1, infants: 0 };
  await expect(newVisitor().price({ body: unknown })).rejects.toMatchObject({ status: 400 });
  const neverFlown = { ...unknown, flights: [{ key: 'HV6115-20271399-AMS' }] };
  await expect(newVisitor().price({ body: neverFlown })).rejects.toMatchObject({ status: 400 });
  const babies = { flights: [{ key: await aKey() }], passengers: 1, infants: 2 };
  await expect(newVisitor().price({ body: babies })).rejects.toMatchObject({ status: 400 });
});

test('a flight to the Gambia tells of the levy and does not add it', async () => {
  const { key } = await aFlight(backend.db, { origin: 'AMS', destination: 'BJL' });
  const { notices, prices } = await newVisitor('en').price({
    body: { flights: [{ key }], passengers: 1, infants: 0 },
  });
  expect(notices).toEqual([
    { code: 'gambia-levy', text: expect.stringContaining('20 dollars or 1000 dalasi') },
  ]);
  expect(prices.map(({ id }) => id)).toEqual(['flight-out-adult', 'booking-fee']);
});

test('a basket needs a session', async () => {
  const body = { flights: [{ key: await aKey() }], passengers: 1, infants: 0 };
  await expect(backend.visitor().initBasket({ body })).rejects.toMatchObject({ status: 400 });
});

test('what is wrong with travellers and contact is told field by field', async () => {
  const visitor = newVisitor();
  const body = { flights: [{ key: await aKey() }], passengers: 1, infants: 0 };
  const { key } = await visitor.initBasket({ body });
  const travellers = [aTraveller('adult', 0, { surname: 'R2', birthdate: '2026-01-01', phone: '12' })];
  const contact = aContact({ phoneNumber: '061', country: 'XX' });
  const problem = await visitor
    .addTravellerInfo({ key, body: { contact, travellers } })
    .catch((error) => error);
  expect(problem).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(problem.result.errors).toEqual({
    'travellers.0.surname': 'bookingForm.errors.surnameCharacters',
    'travellers.0.birthdate': 'bookingForm.errors.ageAdult',
    'travellers.0.phone': 'bookingForm.errors.phone',
    travellers: 'bookingForm.errors.mainTravellerRequired',
    'contact.phoneNumber': 'bookingForm.errors.phone',
    'contact.country': 'bookingForm.errors.country',
  });
});

test('a baby who turns 2 between the flights blocks the reservation', async () => {
  const out = await aFlight(backend.db, { date: '2027-04-20' });
  const back = await aFlight(backend.db, { date: '2027-04-27' });
  const visitor = newVisitor();
  const flights = [{ key: out.key }, { key: back.key }];
  const { key } = await visitor.initBasket({ body: { flights, passengers: 1, infants: 1 } });
  const travellers = [aTraveller('adult', 0), aTraveller('infant', 1, { birthdate: '2025-04-25' })];
  const attempt = visitor.addTravellerInfo({ key, body: { contact: aContact(), travellers } });
  await expect(attempt).rejects.toMatchObject({
    status: 400,
    code: 'infant-turns-two',
    result: { errors: { 'travellers.1.birthdate': 'bookingForm.errors.infantTurnsTwo' } },
  });
});

test('travellers with a seat are kept before babies, whatever their order was', async () => {
  const visitor = newVisitor();
  const body = { flights: [{ key: await aKey() }], passengers: 2, infants: 1 };
  const { key } = await visitor.initBasket({ body });
  const travellers = [aTraveller('infant', 0), aTraveller('adult', 1), aTraveller('child', 2)];
  const basket = await visitor.addTravellerInfo({ key, body: { contact: aContact(), travellers } });
  expect(basket.travellers.map(({ type, index }) => [type, index])).toEqual([
    ['adult', 0],
    ['child', 1],
    ['infant', 2],
  ]);
  expect(basket.selection.prices.map(({ id }) => id)).toContain('flight-out-child');
});

test('no extra baggage must be acknowledged, and an unknown bag is refused', async () => {
  const visitor = newVisitor();
  const { key } = await visitor.initBasket({
    body: { flights: [{ key: await aKey() }], passengers: 1, infants: 0 },
  });
  const choose = (luggageSelection: Partial<LuggageSelection>[], baggageAcknowledged = false) =>
    visitor.selectLuggage({
      key,
      body: {
        luggageSelection: luggageSelection.map((entry) => ({
          travellerIndex: 0,
          routeIndex: 0,
          id: '',
          ...entry,
        })),
        baggageAcknowledged,
      },
    });
  await expect(choose([])).rejects.toMatchObject({ status: 400, code: 'baggage-not-acknowledged' });
  await expect(choose([{ id: 'BAG99' }])).rejects.toMatchObject({ status: 400 });
  expect(await choose([], true)).toMatchObject({ baggageAcknowledged: true, luggages: [] });
  const chosen = await choose([{ id: 'BAG20' }]);
  expect(chosen).toMatchObject({ baggageAcknowledged: false, luggages: [{ id: 'BAG20' }] });
  expect(chosen.selection.prices.find(({ id }) => id === 'baggage-0-0')).toMatchObject({ type: 'Baggage' });
});

test('nine travellers may each take a bag and sports equipment both ways', async () => {
  const out = await aFlight(backend.db, { date: '2027-04-20' });
  const back = await aFlight(backend.db, { date: '2027-04-27' });
  const visitor = newVisitor();
  const flights = [{ key: out.key }, { key: back.key }];
  const { key } = await visitor.initBasket({ body: { flights, passengers: 9, infants: 5 } });
  const everything = [0, 1].flatMap((routeIndex) =>
    Array.from({ length: 9 }, (_, travellerIndex) =>
      ['BAG20', 'SPORT'].map((id) => ({ travellerIndex, routeIndex, id })),
    ).flat(),
  );
  const { luggages } = await visitor.selectLuggage({ key, body: { luggageSelection: everything } });
  expect(luggages).toHaveLength(36);
});

test('a basket that lacks travellers or the baggage step cannot be ordered', async () => {
  const visitor = newVisitor();
  const body = { flights: [{ key: await aKey() }], passengers: 1, infants: 0 };
  const { key, selection } = await visitor.initBasket({ body });
  const attempt = order(visitor, key, selection.totalPrice);
  await expect(attempt).rejects.toMatchObject({ status: 409, code: 'basket-incomplete' });
  await expect(attempt.catch((error) => Object.keys(error.result.errors))).resolves.toEqual([
    'travellers',
    'contact',
    'baggageAcknowledged',
  ]);
});

test('what was typed and refused is kept with the basket until the step is accepted', async () => {
  const visitor = newVisitor();
  const { key } = await visitor.initBasket({
    body: { flights: [{ key: await aKey() }], passengers: 1, infants: 0 },
  });
  const draft = { step: 'travellers' as const, values: { 'travellers.0.name': 'N00r' }, errors: {} };
  await visitor.saveDraft({ key, body: draft });
  const again = { ...draft, values: { 'travellers.0.name': 'Noor' } };
  expect((await visitor.saveDraft({ key, body: again })).drafts).toEqual([again]);
  const accepted = await visitor.addTravellerInfo({
    key,
    body: { contact: aContact(), travellers: [aTraveller('adult', 0)] },
  });
  expect(accepted.drafts).toEqual([]);
});

test('countries are sorted in the visitor’s language, and insurance says what it covers', async () => {
  const names = (await newVisitor('dk').customerCountries()).map(({ name }) => name);
  expect(names.indexOf('Østrig')).toBeGreaterThan(names.indexOf('Tyskland'));
  const visitor = newVisitor();
  const { key } = await visitor.initBasket({
    body: { flights: [{ key: await aKey() }], passengers: 2, infants: 0 },
  });
  const offers = await visitor.insurances({ key });
  expect(offers.map(({ id }) => id)).toEqual(['none', 'cancellation', 'travel', 'both']);
  expect(offers[2]?.cover).toMatchObject({
    baggage: 200_000,
    delay: 25_000,
    medicalPercent: 100,
    currency: 'EUR',
  });
  for (const { id, amount } of offers) {
    const { selection } = await visitor.selectInsurance({ key, body: { insurance: id } });
    expect(selection.prices.find((line) => line.id === 'insurance')?.amount ?? 0).toBe(amount);
  }
});
