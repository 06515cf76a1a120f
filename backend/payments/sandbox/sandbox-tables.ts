import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/contract/common';
import type { MarketCode } from '@/lib/markets';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export type SandboxStatus = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** The sandbox bank's own books; the shop reads them through the provider only. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** 128 random bits: who knows it stands at the bank's counter. */
  id: text().primaryKey(),
  /** The shop's; asking twice with the same one gives the same payment. */
  reference: text().notNull().unique(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  market: text().$type<MarketCode>().notNull(),
  returnUrl: text('return_url').notNull(),
  status: text().$type<SandboxStatus>().notNull(),
  refunded: integer().notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Reports that the bank owes the shop. */
export const sandboxPushes = pgTable(
  'sandbox_pushes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('sandbox_pushes_due').on(table.dueAt).where(sql`${table.sentAt} is null`)],
);
