import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { openMemoryDatabase } from '../db/embedded-database';
import type { OpenedDatabase } from '../db/open-database';
import { seedTestShop, testDataVersion } from './test-data';

const FOLDER = 'node_modules/.cache/sirocco';

const HOUR_MS = 3_600_000;

/** Dumps of earlier tables; a run that started with one has read it by now. */
function removeOld(): void {
  for (const file of globSync(`${FOLDER}/test-database-*.tar`)) {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > HOUR_MS) rmSync(file, { force: true });
  }
}

/** A migrated and seeded database in one file: made once, loaded in a fraction of the time by every test file. */
async function dumpFile(): Promise<string> {
  const file = `${FOLDER}/test-database-${testDataVersion()}.tar`;
  if (existsSync(file)) return file;
  const database = await openMemoryDatabase();
  await seedTestShop(database.db);
  const dump = await database.dump?.();
  await database.close();
  if (!dump) throw new Error('The embedded database gave no dump');
  mkdirSync(FOLDER, { recursive: true });
  removeOld();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

/** A fresh copy of the test shop in memory. */
export async function openEmbeddedTestDatabase(): Promise<OpenedDatabase> {
  return openMemoryDatabase(new Blob([readFileSync(await dumpFile())]));
}
