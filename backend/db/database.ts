import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a raw `execute` gives on both drivers: PGlite and node-postgres agree on `rows` and little else. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The one handle every verb takes: the embedded database, PostgreSQL, or a transaction on either.
 * Inside a transaction use only the handle it hands out; the outer one would wait for itself.
 */
export type Database = PgDatabase<RowsResult>;

const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** Whether `error` is PostgreSQL's answer to a second row with the same unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/**
 * Runs `work` in one transaction and commits it, or rolls it back and throws what `work` threw.
 * Deadlocks and serialization failures are tried again, so `work` must touch nothing but the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}
