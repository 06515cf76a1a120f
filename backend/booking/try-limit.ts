import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { DomainError } from '../problem';
import { tryCounts } from './request-tables';

export interface TryLimit {
  tries: number;
  /** Length of the window in which they are counted. */
  minutes: number;
}

/** Counts one try in a bucket, for all processes together. Throws too-many-requests beyond the limit. */
export async function countTry(
  db: Database,
  bucket: string,
  { tries, minutes }: TryLimit,
  now: Date,
): Promise<void> {
  const length = minutes * 60_000;
  const windowStart = new Date(Math.floor(now.getTime() / length) * length);
  const [row] = await db
    .insert(tryCounts)
    .values({ bucket, windowStart, tries: 1 })
    .onConflictDoUpdate({
      target: [tryCounts.bucket, tryCounts.windowStart],
      set: { tries: sql`${tryCounts.tries} + 1` },
    })
    .returning({ tries: tryCounts.tries });
  if ((row?.tries ?? 0) <= tries) return;
  const retryAfterSeconds = Math.ceil((windowStart.getTime() + length - now.getTime()) / 1000);
  throw new DomainError('too-many-requests', 'Too many tries; please wait', { retryAfterSeconds });
}

/** Background work: forgets counts of windows long over. */
export async function forgetTries(db: Database, before: Date): Promise<void> {
  await db.delete(tryCounts).where(lt(tryCounts.windowStart, before));
}
