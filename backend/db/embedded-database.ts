import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import type { OpenedDatabase } from './open-database';

/** A small page cache: the operating system caches the files anyway, and it saves about 150 MB. */
const SETTINGS = ['shared_buffers=16MB', 'wal_level=minimal', 'max_wal_senders=0'];

async function wrap(client: PGlite, release: () => void): Promise<OpenedDatabase> {
  const db = drizzle({ client });
  await client.exec("set time zone 'UTC'");
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return {
    db,
    driver: 'embedded',
    async close() {
      if (!client.closed) await client.close();
      release();
    },
    dump: () => client.dumpDataDir('none'),
  };
}

/** Opens the database in `<dataDir>/db`. Throws FolderInUse when another process owns that folder. */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenedDatabase> {
  const folder = join(dataDir, 'db');
  const release = lockFolder(`${folder}.lock`);
  try {
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create({ dataDir: folder, postgresqlconf: SETTINGS });
    return await wrap(client, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database that lives in memory and dies with the process; `dump` is one made by `OpenedDatabase.dump`. */
export async function openMemoryDatabase(dump?: Blob): Promise<OpenedDatabase> {
  const client = await PGlite.create({
    postgresqlconf: SETTINGS,
    ...(dump ? { loadDataDir: dump } : {}),
  });
  return wrap(client, () => {});
}
