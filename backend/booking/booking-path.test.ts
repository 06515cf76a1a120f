import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBooking,
  aContact,
  aHeldBasket,
  aSession,
  aTraveller,
  atTheBank,
  handOver,
  order,
} from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { bookingJobs } from './background';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const newVisitor = () => backend.visitor({ sessionId: aSession() });
const work = async () => {
  for (const job of bookingJobs) await job.run(backend.context);
};

test('a couple with a baby books a return trip with a bag and insurance, from price to confirmation', async () => {
  const out = await aFlight(backend.db, { origin: 'AMS', destination: 'GRQ', date: '2027-04-20' });
  const back = await aFlight(backend.db, { origin: 'GRQ', destination: 'AMS', date: '2027-04-27' });
  const visitor = newVisitor();
  const flights = [{ key: out.key }, { key: back.key }];

  const priced = await visitor.price({ body: { flights, passengers: 2, infants: 1 } });
  expect(priced.errorMessage).toBeNull();

  const { key, selection } = await visitor.initBasket({ body: { flights, passengers: 2, infants: 1 } });
  expect(selection.totalPrice).toBe(priced.totalPrice);

  const travellers = [
    aTraveller('adult', 0),
    aTraveller('adult', 1, { name: 'Zoë' }),
    aTraveller('infant', 2),
  ];
  const withTravellers = await visitor.addTravellerInfo({
    key,
    body: { contact: aContact(), travellers, OutBoundClass: 'flex', InBoundClass: 'eco' },
  });
  expect(withTravellers).toMatchObject({
    outBoundClass: 'flex',
    priceChange: null,
    contact: { phoneNumber: '+31612345678' },
  });

  const [offer] = await visitor.luggages({ key });
  expect(offer?.includedKg).toBeGreaterThan(0);
  await visitor.selectLuggage({
    key,
    body: { luggageSelection: [{ travellerIndex: 0, routeIndex: 1, id: 'BAG20' }] },
  });
  const basket = await visitor.selectInsurance({ key, body: { insurance: 'both' } });
  const ids = basket.selection.prices.map(({ id }) => id);
  expect(ids).toEqual([
    'flight-out-adult',
    'flight-out-infant',
    'fare-out',
    'flight-in-adult',
    'flight-in-infant',
    'baggage-0-1',
    'insurance',
    'booking-fee',
  ]);

  const held = await order(visitor, key, basket.selection.totalPrice);
  expect(held.total).toBe(basket.selection.totalPrice);
  const payment = await handOver(visitor, key);
  expect(await visitor.bookingResult({ key })).toMatchObject({
    status: 'paying',
    hasProblem: false,
    pnr: null,
  });
  await atTheBank(backend, payment, 'pay');
  const result = await visitor.bookingResult({ key });
  expect(result).toMatchObject({
    status: 'booked',
    hasProblem: false,
    pnr: expect.stringMatching(/^[2-9B-Z]{6}$/),
  });

  const reservation = await visitor.confirmationDetail({ key });
  expect(reservation).toMatchObject({
    reservationNumber: result.pnr,
    totalAmount: held.total,
    insurance: 'both',
  });
  const sum = reservation.prices.reduce((total, line) => total + line.amount, 0);
  expect(sum).toBe(reservation.totalAmount);
});

test('the confirmation mail opens the booking for whoever holds its link, and nobody else', async () => {
  const { key: flight } = await aFlight(backend.db);
  const visitor = newVisitor();
  const { pnr } = await aBooking(backend, visitor, [flight]);
  await work();
  const mail = backend.mails.find(({ subject }) => subject.includes(pnr));
  expect(mail).toMatchObject({
    recipient: 'noor@example.com',
    text: expect.stringContaining('https://shop.example/nl/'),
  });
  const token = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';

  const stranger = newVisitor();
  expect(await stranger.confirmationDetail({ key: pnr, token })).toMatchObject({ reservationNumber: pnr });
  await expect(stranger.confirmationDetail({ key: pnr })).rejects.toMatchObject({ status: 404 });
  await expect(stranger.confirmationDetail({ key: pnr, token: 'x' })).rejects.toMatchObject({ status: 404 });
  const sent = backend.mails.length;
  await work();
  expect(backend.mails.length).toBe(sent);
});

test('a basket opens only with its key and the session that opened it', async () => {
  const { key: flight } = await aFlight(backend.db);
  const { key } = await aHeldBasket(newVisitor(), [flight]);
  const foreign = await newVisitor()
    .basket({ key })
    .catch((error) => error);
  const unknown = await newVisitor()
    .basket({ key: 'AAAAAAAAAAAAAAAAAAAAAA' })
    .catch((error) => error);
  expect(foreign.status).toBe(404);
  const { instance: _, ...foreignProblem } = foreign.result;
  const { instance: __, ...unknownProblem } = unknown.result;
  expect(foreignProblem).toEqual(unknownProblem);
  await expect(backend.visitor().basket({ key })).rejects.toMatchObject({ status: 404 });
});
