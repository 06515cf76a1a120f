// 200 buyers order the last seat at once, round after round, on both databases: npm run race -- 50
import { join } from 'node:path';
import { endAll, runChild } from './run/child.mjs';
import { ensureInstalled } from './run/install.mjs';
import { ensurePostgres } from './run/postgres-server.mjs';
import { projectEnv, projectNode } from './run/project-node.mjs';
import { projectRoot } from './run/project-root.mjs';
import { runMain } from './run/stop.mjs';

await runMain(async () => {
  const [rounds = '50'] = process.argv.slice(2);
  await ensureInstalled();
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'backend', 'backend/booking/last-seat.test.ts'];
  /** @param {string | undefined} database */
  const race = (database) => {
    const env = projectEnv({ ROUNDS: rounds, TEST_DATABASE_URL: database });
    return runChild(projectNode(), args, { env });
  };
  process.stdout.write('── embedded database ──\n');
  const embedded = await race(undefined);
  process.stdout.write('── PostgreSQL ──\n');
  const postgres = await ensurePostgres();
  if (!postgres) process.stdout.write('No PostgreSQL here: that half was not run.\n');
  const server = postgres ? await race(postgres.url).finally(() => postgres.stop()) : 0;
  await endAll();
  return embedded || server;
});
