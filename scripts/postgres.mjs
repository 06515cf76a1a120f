// Runs a command beside a throw-away PostgreSQL: npm run postgres -- vitest run --project backend
import { endAll, runChild } from './run/child.mjs';
import { ensureInstalled } from './run/install.mjs';
import { ensurePostgres } from './run/postgres-server.mjs';
import { projectEnv } from './run/project-node.mjs';
import { runMain, Stop } from './run/stop.mjs';

await runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!command)
    throw new Stop('Say what to run beside PostgreSQL: npm run postgres -- vitest run --project backend');
  await ensureInstalled();
  const postgres = await ensurePostgres();
  if (!postgres) throw new Stop('No PostgreSQL is installed here, and none could be installed.');
  process.stdout.write(`PostgreSQL: ${postgres.url} (${postgres.description})\n`);
  try {
    return await runChild(command, args, { env: projectEnv({ TEST_DATABASE_URL: postgres.url }) });
  } finally {
    await postgres.stop();
    await endAll();
  }
});
