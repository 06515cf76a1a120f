import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedTestShop } from '../testing/test-data';
import { openPostgres } from './postgres-database';

const server = process.env.TEST_DATABASE_URL;
const NAME = `sirocco_shared_${process.pid}`;

// The embedded database has one owner and no connections to lose.
describe.skipIf(!server)('a PostgreSQL that several processes share', () => {
  const url = new URL(server || 'postgres://unused');
  url.pathname = `/${NAME}`;
  let admin: pg.Client;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${NAME}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${NAME}`);
    await admin.end();
  });

  test('is migrated and filled once when two start at the same time', async () => {
    const starts = [1, 2].map(async () => {
      const opened = await openPostgres(url.href, () => undefined);
      await seedTestShop(opened.db);
      return opened;
    });
    const opened = await Promise.all(starts);
    const twice = sql`select carrier_code, flight_number, departure_date from flights
      group by 1, 2, 3, origin having count(*) > 1`;
    expect((await opened[0]?.db.execute(twice))?.rows).toEqual([]);
    for (const one of opened) await one.close();
  });

  test('may drop every connection, and the shop goes on with new ones', async () => {
    const errors: Error[] = [];
    const { db, close } = await openPostgres(url.href, (error) => errors.push(error));
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.05)`)));
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [NAME]);
    // A query that meets a connection before its end is noticed fails; the next ones get new connections.
    const one = () =>
      db.execute(sql`select 1 as one`).then(
        ({ rows }) => rows,
        () => 'dropped',
      );
    await expect.poll(one).toEqual([{ one: 1 }]);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(await one()).toEqual([{ one: 1 }]);
    await close();
  });
});

test('a PostgreSQL that does not answer is named, with the reason and without its password', async () => {
  const opening = openPostgres('postgres://shop:secret@127.0.0.1:1/sirocco', () => undefined);
  await expect(opening).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be opened: /);
  await expect(opening).rejects.not.toThrow(/secret/);
});
