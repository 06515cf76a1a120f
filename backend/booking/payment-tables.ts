import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/contract/common';
import { baskets, type FrozenOffer } from './booking-tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** creating: the provider is being asked for it; open: it can still be paid; the others never change. */
export type AttemptStatus = 'creating' | 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    /** 128 random bits; the provider makes one payment a reference. */
    reference: text().notNull().unique(),
    basketId: integer('basket_id')
      .notNull()
      .references(() => baskets.id),
    provider: text().notNull(),
    /** The provider's id; null until it answered. */
    providerPaymentId: text('provider_payment_id').unique(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What this money buys, whatever becomes of the basket's own copy. */
    offer: jsonb().$type<FrozenOffer>().notNull(),
    handOver: jsonb('hand_over').$type<{
      formData: Record<string, string>;
      queryString: Record<string, string>;
    }>(),
    status: text().$type<AttemptStatus>().notNull(),
    checks: smallint().notNull().default(0),
    nextCheckAt: instant('next_check_at').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_attempts_basket').on(table.basketId),
    index('payment_attempts_unsettled')
      .on(table.nextCheckAt)
      .where(sql`${table.status} in ('creating','open')`),
    check(
      'payment_attempts_status',
      sql`${table.status} in ('creating','open','paid','failed','cancelled','expired')`,
    ),
  ],
);

/** What providers reported, until it was looked into; a report that is waiting already is not kept twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    uniqueIndex('payment_events_waiting').on(table.attemptId).where(sql`${table.handledAt} is null`),
  ],
);

export type RefundReason = 'seats-gone' | 'paid-twice' | 'basket-closed' | 'amount-differs';

/** Money on its way back: written with the decision, carried out and repeated until the provider confirms. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    attemptId: integer('attempt_id')
      .notNull()
      .unique()
      .references(() => paymentAttempts.id),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    providerRefundId: text('provider_refund_id'),
    tries: smallint().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('refunds_due').on(table.nextTryAt).where(sql`${table.doneAt} is null`)],
);
