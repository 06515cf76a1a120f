import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from '../../testing/open-test-backend';
import { createBankApp } from './bank-app';
import { deliverDuePushes } from './deliver-pushes';

let backend: TestBackend;
let bank: ReturnType<typeof createBankApp>;
beforeAll(async () => {
  backend = await openTestBackend();
  bank = createBankApp(backend.context);
});
afterAll(() => backend.close());

let references = 0;
async function aPayment(market: 'nl' | 'en' = 'nl') {
  const order = {
    ...{ reference: `reference-${references++}`, amount: 123_450, currency: 'EUR' as const },
    ...{ description: 'AMS–AYT', method: 'ideal', market, clientAddress: '' },
    returnUrl: 'https://shop.example/nl/booking/confirmation?basket=abc',
  };
  return backend.context.payments.createPayment(order);
}

const post = (path: string, fields: Record<string, string>) =>
  bank.request(path, { method: 'POST', body: new URLSearchParams(fields) });
const stateOf = async (id: string) => (await backend.context.payments.getPayment(id)).status;

/** Reports that the bank makes within `minutes` from now. */
async function reportsWithin(minutes: number): Promise<string[]> {
  const reports: string[] = [];
  backend.clock.advance({ minutes });
  await deliverDuePushes(backend.context, async (id) => void reports.push(id));
  return reports;
}

test('the hand-over leads to a page with the amount, in the visitor’s language, that needs no script', async () => {
  const { id, handOver } = await aPayment('en');
  const arrival = await post('/sandbox-bank/pay', handOver.formData);
  expect(arrival.status).toBe(303);
  const page = await bank.request(arrival.headers.get('location') ?? '');
  const text = await page.text();
  expect(text).toContain('<html lang="en">');
  expect(text).toMatch(/€\s?1[.,]234[.,]50/);
  expect(text).toContain(`value="${id}"`);
  expect(text).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example");
});

test('a hand-over that was changed on the way is refused', async () => {
  const { handOver } = await aPayment();
  for (const [name, value] of [
    ['amount', '1'],
    ['return', 'https://elsewhere.example/'],
  ] as const) {
    const response = await post('/sandbox-bank/pay', { ...handOver.formData, [name]: value });
    expect(response.status).toBe(404);
  }
});

test.each([
  ['pay', 'paid', 1],
  ['fail', 'failed', 1],
  ['cancel', 'cancelled', 1],
  ['pay-double-push', 'paid', 2],
  ['pay-missing-push', 'paid', 0],
])(
  'the button %s leaves the payment %s, sends the visitor back and reports %i times',
  async (decision, status, reports) => {
    const { id } = await aPayment();
    const response = await post('/sandbox-bank/decide', { payment: id, decision });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://shop.example/nl/booking/confirmation?basket=abc');
    expect(await stateOf(id)).toBe(status);
    expect(await reportsWithin(1)).toEqual(Array.from({ length: reports }, () => id));
  },
);

test('a late report comes a minute later, once', async () => {
  const { id } = await aPayment();
  await post('/sandbox-bank/decide', { payment: id, decision: 'pay-late-push' });
  expect(await reportsWithin(0.9)).toEqual([]);
  expect(await reportsWithin(0.2)).toEqual([id]);
  expect(await reportsWithin(5)).toEqual([]);
});

test('a closed window pays or does not pay, and never leads back', async () => {
  const paid = await aPayment();
  const left = await aPayment();
  const closing = await post('/sandbox-bank/decide', { payment: paid.id, decision: 'pay-and-close' });
  expect(closing.headers.get('location')).toBe(`/sandbox-bank/closed?payment=${paid.id}`);
  await post('/sandbox-bank/decide', { payment: left.id, decision: 'close' });
  expect(await stateOf(paid.id)).toBe('paid');
  expect(await stateOf(left.id)).toBe('open');
});

test('a payment is decided once, and one that waited half an hour not at all', async () => {
  const { id } = await aPayment();
  await post('/sandbox-bank/decide', { payment: id, decision: 'cancel' });
  await post('/sandbox-bank/decide', { payment: id, decision: 'pay' });
  expect(await stateOf(id)).toBe('cancelled');

  const late = await aPayment();
  backend.clock.advance({ minutes: 31 });
  await post('/sandbox-bank/decide', { payment: late.id, decision: 'pay' });
  expect(await stateOf(late.id)).toBe('expired');
  const page = await bank.request(`/sandbox-bank/pay?payment=${late.id}`);
  expect(await page.text()).toContain('niet op tijd');
});

test('the same reference is one payment, and a refund happens once', async () => {
  const first = await aPayment();
  references--;
  expect((await aPayment()).id).toBe(first.id);
  await post('/sandbox-bank/decide', { payment: first.id, decision: 'pay' });
  const order = { paymentId: first.id, reference: 'r', amount: 123_450, currency: 'EUR' as const };
  const { id } = await backend.context.payments.refund(order);
  expect((await backend.context.payments.refund(order)).id).toBe(id);
  await expect(backend.context.payments.refund({ ...order, amount: 123_451 })).rejects.toThrow(
    'cannot refund',
  );
});

test('an unknown payment is nobody’s', async () => {
  expect((await bank.request('/sandbox-bank/pay?payment=nothing')).status).toBe(404);
  expect((await post('/sandbox-bank/decide', { payment: 'nothing', decision: 'pay' })).status).toBe(404);
  await expect(backend.context.payments.getPayment('nothing')).rejects.toThrow('knows no payment');
});
