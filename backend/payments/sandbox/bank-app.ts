import { type Context as Call, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { defaultMarket } from '@/lib/markets';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { bankPaths, closedPage, counterPage, decidedPage, unknownPage } from './bank-page';
import { bankHeaders } from './bank-style';
import { decide, isDecision } from './decide-payment';
import { handOverFields } from './sandbox-provider';
import { type SandboxPayment, selectPayment } from './sandbox-queries';

const MAX_BODY_BYTES = 10_000;

const headersFor = ({ returnUrl }: SandboxPayment) => bankHeaders(new URL(returnUrl).origin);

async function fieldsOf(call: Call): Promise<Record<string, string>> {
  const body = await call.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** What the browser carried here must be what the shop registered: the browser is not the shop. */
function isUnchanged(payment: SandboxPayment, fields: Record<string, string>): boolean {
  return Object.entries(handOverFields(payment)).every(([name, value]) => fields[name] === value);
}

/** The sandbox bank's pages, under /sandbox-bank; they need no script, no cookie and no session. */
export function createBankApp(bank: { db: Database; clock: Clock }): Hono {
  const app = new Hono();
  const unknown = (call: Call) => call.html(unknownPage(defaultMarket), 404, bankHeaders("'self'"));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  app.post(bankPaths.pay, async (call) => {
    const fields = await fieldsOf(call);
    const payment = await selectPayment(bank.db, fields.payment ?? '');
    if (!payment || !isUnchanged(payment, fields)) return unknown(call);
    return call.redirect(`${bankPaths.pay}?payment=${payment.id}`, 303);
  });

  app.get(bankPaths.pay, async (call) => {
    const payment = await selectPayment(bank.db, call.req.query('payment') ?? '');
    if (!payment) return unknown(call);
    const isTooLate = payment.status === 'open' && payment.expiresAt <= bank.clock.now();
    const shown: SandboxPayment = isTooLate ? { ...payment, status: 'expired' } : payment;
    const page = shown.status === 'open' ? counterPage(shown) : decidedPage(shown);
    return call.html(page, 200, headersFor(payment));
  });

  app.post(bankPaths.decide, async (call) => {
    const { payment: id = '', decision } = await fieldsOf(call);
    const decided = isDecision(decision) ? await decide(bank, id, decision) : null;
    if (!decided) return unknown(call);
    const { payment, returns } = decided;
    return call.redirect(returns ? payment.returnUrl : `${bankPaths.closed}?payment=${payment.id}`, 303);
  });

  app.get(bankPaths.closed, async (call) => {
    const payment = await selectPayment(bank.db, call.req.query('payment') ?? '');
    return payment ? call.html(closedPage(payment), 200, headersFor(payment)) : unknown(call);
  });

  app.notFound(unknown);
  return app;
}
