import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/database';
import { mailOutbox } from './mail-tables';

export type QueuedMail = typeof mailOutbox.$inferSelect;

/**
 * Claims one mail that is due by putting off its next try: a second process passes it over, and it comes up
 * again if this one dies while sending. Null when nothing is due.
 */
export async function claimDueMail(db: Database, now: Date, nextTryAt: (tries: number) => Date) {
  return inTransaction(db, async (tx): Promise<QueuedMail | null> => {
    const [due] = await tx
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, now)))
      .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const tries = due.tries + 1;
    await tx
      .update(mailOutbox)
      .set({ tries, nextTryAt: nextTryAt(tries) })
      .where(eq(mailOutbox.id, due.id));
    return { ...due, tries };
  });
}

/** The words are not kept: the link in them opens the booking. */
export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt, html: '', text: '' }).where(eq(mailOutbox.id, id));
}
