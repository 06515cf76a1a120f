import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { openPostgres } from './postgres-database';

export interface OpenedDatabase {
  db: Database;
  driver: 'embedded' | 'postgres';
  close(): Promise<void>;
  /** The whole embedded database as one file, for tests; undefined on PostgreSQL. */
  dump?: () => Promise<Blob>;
}

export interface DatabaseSettings {
  /** PostgreSQL, shared by any number of processes; unset: the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  onError: (error: Error) => void;
}

/** Opens and migrates the shop's database. Throws FolderInUse, or the driver's error when it is unreachable. */
export function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.onError)
    : openEmbeddedDatabase(settings.dataDir);
}
