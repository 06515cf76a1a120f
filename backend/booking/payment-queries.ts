import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type AttemptStatus, paymentAttempts, paymentEvents, refunds } from './payment-tables';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

const UNSETTLED: AttemptStatus[] = ['creating', 'open'];

export async function insertAttempt(
  tx: Database,
  attempt: typeof paymentAttempts.$inferInsert,
): Promise<AttemptRow> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  if (!row) throw new Error('The payment attempt was not stored');
  return row;
}

export async function selectAttempt(db: Database, id: number): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
}

export async function selectAttemptIdOf(db: Database, providerPaymentId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerPaymentId, providerPaymentId));
  return row?.id ?? null;
}

/** Attempts of a basket that may still bring money, oldest first. */
export function selectUnsettled(db: Database, basketId: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.basketId, basketId), inArray(paymentAttempts.status, UNSETTLED)))
    .orderBy(asc(paymentAttempts.id));
}

/** The attempt that ended last, for telling the visitor how. */
export async function selectLatestSettled(db: Database, basketId: number): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.basketId, basketId), sql`${paymentAttempts.settledAt} is not null`))
    .orderBy(sql`${paymentAttempts.settledAt} desc`, sql`${paymentAttempts.id} desc`)
    .limit(1);
  return row;
}

/** Moves an attempt on if it still stands where it stood; false when somebody was faster. */
export async function moveAttempt(
  tx: Database,
  { id, status }: Pick<AttemptRow, 'id' | 'status'>,
  change: Partial<Omit<AttemptRow, 'id'>>,
): Promise<boolean> {
  const moved = await tx
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, status)))
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** Ids of attempts whose provider should be asked now. */
export async function selectAttemptsToCheck(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.status, UNSETTLED), lte(paymentAttempts.nextCheckAt, now)))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes a report; one that is waiting to be looked into already says the same. */
export async function insertEvent(db: Database, attemptId: number, receivedAt: Date): Promise<void> {
  await db.insert(paymentEvents).values({ attemptId, receivedAt }).onConflictDoNothing();
}

export async function selectWaitingEvents(
  db: Database,
  limit: number,
): Promise<{ id: number; attemptId: number }[]> {
  return db
    .select({ id: paymentEvents.id, attemptId: paymentEvents.attemptId })
    .from(paymentEvents)
    .where(isNull(paymentEvents.handledAt))
    .orderBy(asc(paymentEvents.id))
    .limit(limit);
}

/** Marks the reports of an attempt that came in up to `until` as looked into. */
export async function markEventsHandled(
  db: Database,
  attemptId: number,
  until: Date,
  now: Date,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ handledAt: now })
    .where(
      and(
        eq(paymentEvents.attemptId, attemptId),
        isNull(paymentEvents.handledAt),
        lte(paymentEvents.receivedAt, until),
      ),
    );
}

/** Puts money on its way back, once an attempt. */
export async function insertRefund(tx: Database, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund).onConflictDoNothing({ target: refunds.attemptId });
}

export async function selectDueRefunds(db: Database, now: Date, limit: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(isNull(refunds.doneAt), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
}

/** Changes a refund that is not done; false when somebody else finished it. */
export async function updateRefund(
  tx: Database,
  id: number,
  change: Partial<Omit<RefundRow, 'id'>>,
): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), isNull(refunds.doneAt)))
    .returning({ id: refunds.id });
  return changed.length > 0;
}

/** Whether money of this basket is still on its way back. */
export async function isRefundDue(tx: Database, basketId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(eq(paymentAttempts.basketId, basketId), isNull(refunds.doneAt)))
    .limit(1);
  return row !== undefined;
}
