import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenedDatabase } from '../db/open-database';
import { openPostgres } from '../db/postgres-database';
import { seedTestShop, testDataVersion } from './test-data';

const TEMPLATE_LOCK = 7_310_100;

const fail = (error: Error) => {
  // Dropping a database ends its idle connections; that is no failure of a test.
  if (!('code' in error && error.code === '57P01')) throw error;
};

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes the template database once; test files that start together wait for the first of them. */
async function template(admin: pg.Client, server: string): Promise<string> {
  const name = `sirocco_test_${testDataVersion()}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      await admin.query(`create database ${name}_draft`);
      const draft = await openPostgres(databaseUrl(server, `${name}_draft`), fail);
      await seedTestShop(draft.db);
      await draft.close();
      await admin.query(`alter database ${name}_draft rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

/** A copy of the test shop in a database of its own on the server; dropped on close. */
export async function openPostgresTestDatabase(server: string): Promise<OpenedDatabase> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `sirocco_test_run_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${await template(admin, server)}`);
  const opened = await openPostgres(databaseUrl(server, name), fail);
  return {
    ...opened,
    async close() {
      await opened.close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
