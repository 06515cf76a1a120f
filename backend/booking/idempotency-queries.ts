import { addSeconds } from 'date-fns';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { idempotentCalls, type StoredAnswer } from './request-tables';

/** Longer than any call may take; then a call without an answer has died. */
const RUN_SECONDS = 120;

export interface CallName {
  /** SHA-256 of the session. */
  scope: string;
  key: string;
}

const named = ({ scope, key }: CallName) =>
  and(eq(idempotentCalls.scope, scope), eq(idempotentCalls.key, key));

/** `mine` for the first to come, and for who repeats a call that died; else what is known of the call. */
export async function claimCall(
  db: Database,
  call: CallName & { requestHash: string },
  now: Date,
): Promise<'mine' | { requestHash: string; answer: StoredAnswer | null }> {
  const runsUntil = addSeconds(now, RUN_SECONDS);
  const first = await db
    .insert(idempotentCalls)
    .values({ ...call, runsUntil, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentCalls.key });
  if (first.length > 0) return 'mine';
  const again = await db
    .update(idempotentCalls)
    .set({ runsUntil })
    .where(
      and(
        named(call),
        eq(idempotentCalls.requestHash, call.requestHash),
        isNull(idempotentCalls.answer),
        lt(idempotentCalls.runsUntil, now),
      ),
    )
    .returning({ key: idempotentCalls.key });
  if (again.length > 0) return 'mine';
  const [known] = await db
    .select({ requestHash: idempotentCalls.requestHash, answer: idempotentCalls.answer })
    .from(idempotentCalls)
    .where(named(call));
  // Dropped between the two statements: it failed without an answer, as if nobody had called.
  return known ?? claimCall(db, call, now);
}

export async function storeAnswer(db: Database, call: CallName, answer: StoredAnswer): Promise<void> {
  await db.update(idempotentCalls).set({ answer }).where(named(call));
}

export async function dropCall(db: Database, call: CallName): Promise<void> {
  await db.delete(idempotentCalls).where(named(call));
}

/** Background work: forgets answers older than `before`. */
export async function forgetAnswers(db: Database, before: Date): Promise<void> {
  await db.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, before));
}
