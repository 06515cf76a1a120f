import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from './database';

/** Work that only one process may do at a time, however many serve the shop. */
const LOCKS = { seed: 7_310_001, backgroundWork: 7_310_002, migrate: 7_310_003 } as const;
export type LockName = keyof typeof LOCKS;

export function lockNumber(name: LockName): number {
  return LOCKS[name];
}

/** Runs `work` in a transaction that waits for the named lock and holds it until commit. */
export function underLock<T>(db: Database, name: LockName, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);
    return work(tx);
  });
}
