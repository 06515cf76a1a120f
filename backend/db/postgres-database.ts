import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { lockNumber } from './advisory-lock';
import { migrationsFolder } from './migrations-folder';
import type { OpenedDatabase } from './open-database';

// count(), sum() and bigint columns are numbers in the embedded database; all of ours fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function openPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'sirocco',
    // Calendar dates and instants read the same on every server, whatever its own time zone.
    options: '-c TimeZone=UTC',
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Without a listener, a connection that the server drops would end the whole process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  return pool;
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber('migrate')]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    // Ends the connection, and with it the lock and the setting, whatever happened before.
    client.release(true);
  }
}

/**
 * Opens a pool on PostgreSQL and migrates; of several processes that start at once, one migrates.
 * Throws an Error that names the server and what it said when it cannot be opened.
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<OpenedDatabase> {
  const pool = openPool(url, onError);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL at ${new URL(url).host} (DATABASE_URL) cannot be opened: ${reason}`, {
      cause: error,
    });
  }
  return { db: drizzle({ client: pool }), driver: 'postgres', close: () => pool.end() };
}
