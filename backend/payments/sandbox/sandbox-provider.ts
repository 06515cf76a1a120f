import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import type { Clock } from '../../clock';
import { type Database, inTransaction } from '../../db/database';
import type { PaymentProvider, PaymentState } from '../payment-provider';
import {
  decidePayment,
  insertPayment,
  markRefunded,
  type SandboxPayment,
  selectPayment,
} from './sandbox-queries';

/** How long a payment waits at the counter. */
const OPEN_MINUTES = 30;

interface Bank {
  db: Database;
  clock: Clock;
}

function stateOf({ status, amount, currency }: SandboxPayment): PaymentState {
  return { status, amount: status === 'paid' ? amount : 0, currency };
}

async function known({ db }: Bank, id: string): Promise<SandboxPayment> {
  const payment = await selectPayment(db, id);
  if (!payment) throw new Error(`The sandbox bank knows no payment ${id}`);
  return payment;
}

/** The payment as it stands now: one that waited too long has expired, and the shop is told. */
async function current(bank: Bank, id: string): Promise<SandboxPayment> {
  const payment = await known(bank, id);
  const now = bank.clock.now();
  if (payment.status !== 'open' || payment.expiresAt > now) return payment;
  await inTransaction(bank.db, (tx) => decidePayment(tx, id, 'expired', [now]));
  return known(bank, id);
}

/** The fields that the visitor's browser carries to the bank; the bank believes its own books only. */
export function handOverFields(payment: SandboxPayment): Record<string, string> {
  return {
    payment: payment.id,
    reference: payment.reference,
    amount: String(payment.amount),
    currency: payment.currency,
    return: payment.returnUrl,
  };
}

/** A bank of the shop's own that behaves like a hosted payment page; it moves no money (decision 36). */
export function sandboxProvider(bank: Bank): PaymentProvider {
  return {
    name: 'sandbox',
    async createPayment({ clientAddress: _, ...order }) {
      const createdAt = bank.clock.now();
      const payment = await insertPayment(bank.db, {
        ...order,
        id: randomBytes(16).toString('base64url'),
        status: 'open',
        createdAt,
        expiresAt: addMinutes(createdAt, OPEN_MINUTES),
      });
      return { id: payment.id, handOver: { formData: handOverFields(payment), queryString: {} } };
    },
    async getPayment(id) {
      return stateOf(await current(bank, id));
    },
    async cancelPayment(id) {
      await current(bank, id);
      await inTransaction(bank.db, (tx) => decidePayment(tx, id, 'cancelled', []));
      return stateOf(await known(bank, id));
    },
    async refund({ paymentId, amount }) {
      const payment = await known(bank, paymentId);
      if (payment.status !== 'paid' || amount > payment.amount) {
        throw new Error(`The sandbox bank cannot refund ${amount} of payment ${paymentId}`);
      }
      await markRefunded(bank.db, paymentId, amount);
      return { id: `refund-${paymentId}` };
    },
  };
}
