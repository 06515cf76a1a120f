import { join } from 'node:path';

/** The SQL files of `backend/db/migrations`; the process runs in the project's (or the bundle's) root. */
export function migrationsFolder(): string {
  return join(process.cwd(), 'backend/db/migrations');
}
