import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tryCounts } from './request-tables';

/** Counts one more try in a bucket's window and gives the number so far. */
export async function addTry(db: Database, bucket: string, windowStart: Date): Promise<number> {
  const [row] = await db
    .insert(tryCounts)
    .values({ bucket, windowStart, tries: 1 })
    .onConflictDoUpdate({
      target: [tryCounts.bucket, tryCounts.windowStart],
      set: { tries: sql`${tryCounts.tries} + 1` },
    })
    .returning({ tries: tryCounts.tries });
  if (!row) throw new Error('The try was not counted');
  return row.tries;
}

/** Forgets counts of windows that began before `before`. */
export async function forgetTries(db: Database, before: Date): Promise<void> {
  await db.delete(tryCounts).where(lt(tryCounts.windowStart, before));
}
