import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEADER } from '@/lib/api/request-headers';
import { FlightSelection } from '@/lib/contract/booking';
import { aReadyBasket, aSession, CALLBACK, IDEAL } from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { claimCall } from './idempotency-queries';
import { hashOf } from './secrets';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const selectionOf = (key: string) => ({ flights: [{ key }], passengers: 1, infants: 0 });

test('a repeated call answers as the first did and does nothing again', async () => {
  const { key: flight } = await aFlight(backend.db);
  const visitor = backend.visitor({ sessionId: aSession() });
  const options = { idempotencyKey: 'open-a-basket-1' };
  const first = await visitor.initBasket({ body: selectionOf(flight) }, options);
  const again = await visitor.initBasket({ body: selectionOf(flight) }, options);
  expect(again).toEqual(first);
  const other = await visitor.initBasket(
    { body: selectionOf(flight) },
    { idempotencyKey: 'open-a-basket-2' },
  );
  expect(other.key).not.toBe(first.key);
});

test('the same key with another body, or for another call, is refused with 422', async () => {
  const { key: flight } = await aFlight(backend.db);
  const visitor = backend.visitor({ sessionId: aSession() });
  const options = { idempotencyKey: 'one-key-only' };
  const { key } = await visitor.initBasket({ body: selectionOf(flight) }, options);
  const otherBody = visitor.initBasket({ body: { ...selectionOf(flight), passengers: 2 } }, options);
  await expect(otherBody).rejects.toMatchObject({ status: 422 });
  const otherCall = visitor.selectInsurance({ key, body: { insurance: 'none' } }, options);
  await expect(otherCall).rejects.toMatchObject({ status: 422 });
});

test('a refusal is repeated too', async () => {
  const { key: flight } = await aFlight(backend.db);
  const visitor = backend.visitor({ sessionId: aSession() });
  const { key } = await visitor.initBasket({ body: selectionOf(flight) });
  const choose = () =>
    visitor.selectLuggage({ key, body: { luggageSelection: [] } }, { idempotencyKey: 'no-luggage' });
  const first = await choose().catch((error) => error.result);
  const again = await choose().catch((error) => error.result);
  expect(first.code).toBe('baggage-not-acknowledged');
  expect(again).toEqual(first);
});

test('a call that is still running answers 409 to its repeat; one that died can be made again', async () => {
  const { key: flight } = await aFlight(backend.db);
  const sessionId = aSession();
  const visitor = backend.visitor({ sessionId });
  const body = FlightSelection.parse(selectionOf(flight));
  const requestHash = hashOf(JSON.stringify(['initBasket', { body }]));
  const call = { scope: hashOf(sessionId), key: 'a-slow-call', requestHash };
  expect(await claimCall(backend.db, call, backend.clock.now())).toBe('mine');
  const repeat = () => visitor.initBasket({ body }, { idempotencyKey: 'a-slow-call' });
  await expect(repeat()).rejects.toMatchObject({ status: 409 });
  backend.clock.advance({ minutes: 3 });
  expect((await repeat()).status).toBe('open');
});

test('of many simultaneous repeats of one payment the bank sees one', async () => {
  const { key: flight } = await aFlight(backend.db);
  const visitor = backend.visitor({ sessionId: aSession() });
  const { key, selection } = await aReadyBasket(visitor, [flight]);
  const agreed = { paymentId: IDEAL, acceptedTotal: selection.totalPrice, termsAccepted: true } as const;
  await visitor.prebook({ key, body: agreed }, { idempotencyKey: 'order-once' });
  const body = { paymentId: IDEAL, callbackUrl: CALLBACK };
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => visitor.processPayment({ key, body }, { idempotencyKey: 'pay-once' })),
  );
  const payments = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.formData.payment] : [],
  );
  expect(payments.length).toBeGreaterThan(0);
  expect(new Set(payments).size).toBe(1);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []));
  expect(refusals.every((status) => status === 409)).toBe(true);
});

test('keys of two sessions never meet, and a malformed one is a bad request', async () => {
  const { key: flight } = await aFlight(backend.db);
  const options = { idempotencyKey: 'same-key-twice' };
  const one = await backend
    .visitor({ sessionId: aSession() })
    .initBasket({ body: selectionOf(flight) }, options);
  const two = await backend
    .visitor({ sessionId: aSession() })
    .initBasket({ body: selectionOf(flight) }, options);
  expect(two.key).not.toBe(one.key);
  const response = await backend.app.request('/booking/init', {
    method: 'POST',
    headers: { [HEADER.session]: aSession(), [HEADER.idempotencyKey]: 'short' },
    body: JSON.stringify(selectionOf(flight)),
  });
  expect(response.status).toBe(400);
});
