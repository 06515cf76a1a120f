import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { type SandboxStatus, sandboxPayments, sandboxPushes } from './sandbox-tables';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Stores the payment, or gives the one that its reference has already. */
export async function insertPayment(
  db: Database,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<SandboxPayment> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing({ target: sandboxPayments.reference });
  const [row] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, payment.reference));
  if (!row) throw new Error('The sandbox bank did not keep the payment');
  return row;
}

export async function selectPayment(db: Database, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row;
}

/** Decides an open payment, once; the pushes it causes are written with it. False when it was decided before. */
export async function decidePayment(
  tx: Database,
  id: string,
  status: SandboxStatus,
  pushesDueAt: readonly Date[],
): Promise<boolean> {
  const decided = await tx
    .update(sandboxPayments)
    .set({ status })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, 'open')))
    .returning({ id: sandboxPayments.id });
  if (decided.length === 0) return false;
  if (pushesDueAt.length > 0) {
    await tx.insert(sandboxPushes).values(pushesDueAt.map((dueAt) => ({ paymentId: id, dueAt })));
  }
  return true;
}

/** Books money back, once a payment. */
export async function markRefunded(db: Database, id: string, amount: number): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ refunded: amount })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.refunded, 0)));
}

/** Payment ids whose report is due, each claimed by marking it sent. */
export async function claimDuePushes(db: Database, now: Date): Promise<string[]> {
  const claimed = await db
    .update(sandboxPushes)
    .set({ sentAt: now })
    .where(and(isNull(sandboxPushes.sentAt), lte(sandboxPushes.dueAt, now)))
    .returning({ paymentId: sandboxPushes.paymentId });
  return claimed.map(({ paymentId }) => paymentId);
}
