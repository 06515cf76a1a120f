import { eq, inArray } from 'drizzle-orm';
import { ApiProblem } from '@/lib/api/api-problem';
import type { Api } from '@/lib/api/create-api';
import { bookingJobs, sandboxBankJob } from '../booking/background';
import { baskets, bookings, seatHolds } from '../booking/booking-tables';
import { paymentAttempts, refunds } from '../booking/payment-tables';
import { expireHolds, HOLD_MINUTES } from '../booking/seat-hold';
import type { Context } from '../context';
import type { PaymentProvider } from '../payments/payment-provider';
import { type Decision, decide, decisions } from '../payments/sandbox/decide-payment';
import { AMEX, aReadyBasket, aSession, CALLBACK, copiesOfBasket, IDEAL } from './booking-steps';
import { aFlight } from './factories';
import type { TestBackend } from './open-test-backend';
import { breaches, stockBreaches } from './stock';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Faults {
  /** The share of calls to the bank that go wrong, half of them before, half after they took effect. */
  rate: number;
  random: () => number;
  /**
   * Absent: the call fails. Present: the process dies there, so that nothing after it happens; no transaction
   * may be open at that moment, or the embedded database would wait for it for ever.
   */
  die?: () => void;
}

/** A provider whose line breaks: a call fails before it arrives, or its answer is lost on the way back. */
export function unreliable(provider: PaymentProvider, faults: Faults): PaymentProvider {
  function fail(): Promise<never> {
    if (!faults.die) return Promise.reject(new Error('The line broke'));
    faults.die();
    return new Promise(() => undefined);
  }
  async function over<T>(call: () => Promise<T>): Promise<T> {
    const luck = faults.random();
    if (luck < faults.rate / 2) return fail();
    const answer = await call();
    return luck < faults.rate ? fail() : answer;
  }
  return {
    name: provider.name,
    createPayment: (order) => over(() => provider.createPayment(order)),
    getPayment: (id) => over(() => provider.getPayment(id)),
    cancelPayment: (id) => over(() => provider.cancelPayment(id)),
    refund: (order) => over(() => provider.refund(order)),
  };
}

interface Buyer {
  visitor: Api;
  key: string;
  basketId: number;
  payments: string[];
}

interface World {
  backend: TestBackend;
  random: () => number;
  buyers: Buyer[];
  onDeath: () => void;
}

function oneOf<T>(random: () => number, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('Nothing to choose from');
  return choice;
}

/** Baskets, ready to be ordered, of buyers who compete for the seats of one flight. */
async function someBuyers(backend: TestBackend, count: number, seats: number): Promise<Buyer[]> {
  const flight = await aFlight(backend.db, { seatsLeft: seats, capacity: 180 });
  const { key } = await aReadyBasket(backend.visitor({ sessionId: aSession() }), [flight.key]);
  const copies = await copiesOfBasket(backend, key, count);
  return copies.map((copy) => ({ ...copy, payments: [] }));
}

async function orderAsShown({ random }: World, { visitor, key }: Buyer): Promise<void> {
  const paymentId = random() < 0.7 ? IDEAL : AMEX;
  const types = await visitor.paymentTypes({ key });
  const { selection } = await visitor.basket({ key });
  const lines = selection.prices.filter(({ id }) => id !== 'card-surcharge');
  const surcharge = types.find(({ id }) => id === paymentId)?.surcharge ?? 0;
  const acceptedTotal = lines.reduce((sum, { amount }) => sum + amount, surcharge);
  await visitor.prebook({ key, body: { paymentId, acceptedTotal, termsAccepted: true } });
}

async function goToTheBank({ random }: World, { visitor, key, payments }: Buyer): Promise<void> {
  // Now and then with another choice than was ordered with.
  const { selection } = await visitor.basket({ key });
  const hasSurcharge = selection.prices.some(({ id }) => id === 'card-surcharge');
  const paymentId = hasSurcharge === random() < 0.9 ? AMEX : IDEAL;
  const { formData } = await visitor.processPayment({ key, body: { paymentId, callbackUrl: CALLBACK } });
  if (formData.payment) payments.push(formData.payment);
}

const BUTTONS = Object.keys(decisions) as Decision[];
const JOBS = [...bookingJobs, sandboxBankJob];

/** What can happen next, each by its weight; in any order, and as often as chance has it. */
const STEPS: readonly [weight: number, step: (world: World, buyer: Buyer) => Promise<unknown>][] = [
  [2, orderAsShown],
  [2, goToTheBank],
  [
    6,
    async (world, buyer) => {
      await orderAsShown(world, buyer);
      await goToTheBank(world, buyer);
    },
  ],
  [
    6,
    async ({ backend, random }, { payments }) => {
      if (payments.length === 0) return;
      // Paying is likelier than the rest, now and then in two windows: money is what can go astray.
      const button = random() < 0.6 ? 'pay-missing-push' : oneOf(random, BUTTONS);
      const windows = random() < 0.3 ? payments : [oneOf(random, payments)];
      for (const payment of windows) await decide(backend.context, payment, button);
    },
  ],
  [3, (_, { visitor, key }) => visitor.bookingResult({ key })],
  [
    3,
    async ({ random }, { visitor, payments }) =>
      payments.length > 0 && visitor.paymentPush({ body: { id: oneOf(random, payments) } }),
  ],
  [
    1,
    ({ random }, { visitor, key }) =>
      visitor.selectInsurance({
        key,
        body: { insurance: oneOf(random, ['none', 'travel', 'cancellation'] as const) },
      }),
  ],
  [3, ({ backend, random }) => oneOf(random, JOBS).run(backend.context)],
  [2, async ({ backend, random }) => backend.clock.advance({ minutes: Math.floor(random() * 12) })],
  [
    3,
    async ({ backend }) => {
      // Past the end of every hold, and before the bank gives its open payments up.
      backend.clock.advance({ minutes: HOLD_MINUTES });
      await expireHolds(backend.context);
    },
  ],
];

/** Each step as often as its weight. */
const CHANCES = STEPS.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));

async function oneStep(world: World): Promise<void> {
  const step = oneOf(world.random, CHANCES);
  const act = () => step(world, oneOf(world.random, world.buyers));
  // Now and then two things happen at once.
  const acts = world.random() < 0.2 ? [act(), act()] : [act()];
  // A process that died answers nobody; the next step meets the one that was started in its place.
  const death = new Promise<[]>((resolve) => {
    world.onDeath = () => resolve([]);
  });
  for (const result of await Promise.race([Promise.allSettled(acts), death])) {
    if (
      result.status === 'rejected' &&
      !(result.reason instanceof ApiProblem && result.reason.status !== 500)
    ) {
      throw result.reason;
    }
  }
}

/** Everything that is still under way comes to its end: the bank's payments run out, the shop asks, refunds go. */
async function settleEverything({ backend }: World): Promise<void> {
  for (let round = 0; round < 6; round++) {
    backend.clock.advance({ minutes: 40 });
    for (const job of JOBS) await job.run(backend.context);
  }
}

async function loose({ backend, buyers }: World): Promise<string[]> {
  const ids = buyers.map(({ basketId }) => basketId);
  const { db } = backend;
  const open = await db
    .select({ id: paymentAttempts.id, status: paymentAttempts.status })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.basketId, ids));
  const held = await db
    .select({ id: seatHolds.id, state: seatHolds.state })
    .from(seatHolds)
    .where(inArray(seatHolds.basketId, ids));
  const due = await db.select({ id: refunds.id, doneAt: refunds.doneAt }).from(refunds);
  const stuck = await db.select({ status: baskets.status }).from(baskets).where(inArray(baskets.id, ids));
  return [
    ...open
      .filter(({ status }) => status === 'open' || status === 'creating')
      .map(({ id }) => `attempt ${id} is open`),
    ...held.filter(({ state }) => state === 'live').map(({ id }) => `hold ${id} is live`),
    ...due.filter(({ doneAt }) => doneAt === null).map(({ id }) => `refund ${id} is due`),
    ...stuck
      .filter(({ status }) => ['held', 'paying', 'refunding'].includes(status))
      .map(({ status }) => `a basket is still ${status}`),
  ];
}

export interface HistoryResult {
  breaches: string[];
  booked: number;
  /** Why each refund was made. */
  refunds: string[];
}

/** Plays one random history of orders and payments to its end; the same seed plays the same one. */
export async function playHistory(backend: TestBackend, seed: number, steps: number): Promise<HistoryResult> {
  const random = randomFrom(seed);
  const bank = backend.context.payments;
  const context = backend.context as { -readonly [K in keyof Context]: Context[K] };
  const buyers = await someBuyers(backend, 3, random() < 0.5 ? 1 : 2);
  const world: World = { backend, random, buyers, onDeath: () => undefined };
  // One history in three has a bad line to the bank, one in three a process that dies in the middle of a call.
  const faults: Faults = { rate: seed % 3 === 0 ? 0 : 0.25, random };
  if (seed % 3 === 1) faults.die = () => world.onDeath();
  const found: string[] = [];
  context.payments = unreliable(bank, faults);
  try {
    for (let step = 0; step < steps; step++) {
      await oneStep(world);
      found.push(
        ...(await stockBreaches(backend.db)).map((breach) => `seed ${seed}, step ${step}: ${breach}`),
      );
    }
  } finally {
    context.payments = bank;
  }
  await settleEverything(world);
  found.push(
    ...[...(await breaches(backend.db)), ...(await loose(world))].map((breach) => `seed ${seed}: ${breach}`),
  );
  const ids = world.buyers.map(({ basketId }) => basketId);
  const made = await backend.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.basketId, ids));
  const returned = await backend.db
    .select({ reason: refunds.reason })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(inArray(paymentAttempts.basketId, ids));
  return { breaches: found, booked: made.length, refunds: returned.map(({ reason }) => reason) };
}
