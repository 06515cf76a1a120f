import { describe, expect, it } from 'vitest';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { handOverDraft, readHandOver } from './hand-over-draft';
import { handOverTarget } from './hand-over-target';
import { PaymentForm } from './payment-form-schema';
import { beforeSurcharge, withPayment } from './payment-totals';

const check = (values: Record<string, string>) => {
  const result = PaymentForm.safeParse(nestValues(values));
  return result.success ? result.data : formErrors(result.error);
};

describe('the payment form', () => {
  it('agrees to the total that stood beside the chosen way of paying', () => {
    const values = { terms: 'on', paymentId: '3', 'accepted.1': '10000', 'accepted.3': '10200' };
    expect(check(values)).toEqual({ paymentId: 3, acceptedTotal: 10_200 });
  });

  it('takes payment on account', () => {
    expect(check({ terms: 'on', paymentId: '-1', 'accepted.-1': '500' })).toEqual({
      paymentId: -1,
      acceptedTotal: 500,
    });
  });

  it.each([
    ['nothing', {}, ['paymentId', 'terms']],
    ['no terms', { paymentId: '1', 'accepted.1': '1' }, ['terms']],
    ['a way that was not shown', { terms: 'on', paymentId: '9', 'accepted.1': '1' }, ['paymentId']],
    ['a word for a number', { terms: 'on', paymentId: 'x', 'accepted.1': '1' }, ['paymentId']],
  ])('with %s says what is missing', (_, values, fields) => {
    expect(Object.keys(check(values as Record<string, string>))).toEqual(fields);
  });
});

describe('the total', () => {
  const line = (id: string, amount: number) => ({
    id,
    text: id,
    amount,
    currency: 'EUR' as const,
    count: 1,
    travellerType: null,
    type: 'None' as const,
  });
  const held = {
    lines: [line('flight', 900), line('card-surcharge', 18)],
    total: 918,
    currency: 'EUR' as const,
  };
  const type = { id: 1, text: 'Card', code: 'card', logo: '', surcharge: 0 };

  it('leaves out the surcharge of the way of paying agreed to before', () => {
    expect(beforeSurcharge(held)).toMatchObject({ total: 900, lines: [{ id: 'flight' }] });
  });

  it('adds a surcharge as a line of its own', () => {
    const base = beforeSurcharge(held);
    const price = withPayment(base, { ...type, surcharge: 18 }, 'Surcharge');
    expect(price.total).toBe(918);
    expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(918);
    expect(withPayment(base, type, 'Surcharge')).toBe(base);
  });
});

describe('the hand-over', () => {
  it('is a POST with the query in its address when there are form fields', () => {
    const target = handOverTarget('https://pay.example/start?shop=7', {
      formData: { payment: 'p1' },
      queryString: { lang: 'nl' },
    });
    expect(target).toEqual({
      method: 'post',
      action: 'https://pay.example/start?shop=7&lang=nl',
      fields: [['payment', 'p1']],
    });
  });

  it('is a GET that carries the query as fields when there are none', () => {
    expect(handOverTarget('/bank', { formData: {}, queryString: { payment: 'p1' } })).toEqual({
      method: 'get',
      action: '/bank',
      fields: [['payment', 'p1']],
    });
  });

  it('is known from the basket after an order, and not from a form that was only typed in', () => {
    expect(readHandOver({ drafts: [handOverDraft(3)] })).toBe(3);
    expect(
      readHandOver({ drafts: [{ step: 'payment', values: { paymentId: '3' }, errors: {} }] }),
    ).toBeNull();
    expect(readHandOver({ drafts: [] })).toBeNull();
  });
});
