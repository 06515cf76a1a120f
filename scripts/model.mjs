// Plays random histories of orders and payments against the real backend: npm run model -- 10000 [first seed]
// The embedded database by default; beside PostgreSQL: npm run postgres -- node scripts/model.mjs 10000
import { join } from 'node:path';
import { endAll, runChild } from './run/child.mjs';
import { ensureInstalled } from './run/install.mjs';
import { projectEnv, projectNode } from './run/project-node.mjs';
import { projectRoot } from './run/project-root.mjs';
import { runMain } from './run/stop.mjs';

await runMain(async () => {
  const [histories = '10000', firstSeed = '1'] = process.argv.slice(2);
  await ensureInstalled();
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const test = 'backend/booking/payment-histories.test.ts';
  const env = projectEnv({ HISTORIES: histories, FIRST_SEED: firstSeed });
  const code = await runChild(projectNode(), [vitest, 'run', '--project', 'backend', test], { env });
  await endAll();
  return code;
});
