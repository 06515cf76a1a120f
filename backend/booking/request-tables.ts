import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DomainError, ProblemCode } from '../problem';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The first answer, or the first refusal, of a call that may be repeated. */
export type StoredAnswer =
  | { kind: 'answer'; body: unknown }
  | { kind: 'refusal'; code: ProblemCode; message: string; details: DomainError['details'] };

export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    /** SHA-256 of the caller's session: one caller's keys never meet another's. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the endpoint's name and its input. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first call still runs. */
    answer: jsonb().$type<StoredAnswer>(),
    /** A call that died without an answer may be made again after this. */
    runsUntil: instant('runs_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotent_calls_age').on(table.createdAt),
  ],
);

/** How often something was tried within a window of time. */
export const tryCounts = pgTable(
  'try_counts',
  {
    /** What is counted and for whom: `find-pnr:ABC234`. */
    bucket: text().notNull(),
    windowStart: instant('window_start').notNull(),
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('try_counts_age').on(table.windowStart),
  ],
);
