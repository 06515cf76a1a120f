import { ensurePostgres } from '../run/postgres-server.mjs';
import { runVitest } from './vitest-part.mjs';

/**
 * Runs the backend's tests once more, on a real PostgreSQL.
 * @param {readonly string[]} filters
 */
export async function runPostgresTests(filters) {
  const postgres = await ensurePostgres();
  if (!postgres) {
    const note =
      'NOT RUN: no PostgreSQL is installed here and none could be installed; set TEST_DATABASE_URL.';
    return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0, skipped: 0, note };
  }
  process.stdout.write(`PostgreSQL: ${postgres.description}\n`);
  try {
    return await runVitest({
      name: 'postgres',
      projects: ['backend'],
      filters,
      env: { TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}
