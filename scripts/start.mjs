// Installs, builds and serves the shop, each only when needed. Runs on a bare Node 20.
import { resolve } from 'node:path';
import { ensureBuilt } from './run/build.mjs';
import { treatStopAsSuccess } from './run/child.mjs';
import { ensureInstalled } from './run/install.mjs';
import { parsePort, requireFreePort } from './run/ports.mjs';
import { projectRoot } from './run/project-root.mjs';
import { loadSettings } from './run/settings.mjs';
import { startShop } from './run/shop.mjs';
import { runMain } from './run/stop.mjs';

await runMain(async () => {
  loadSettings();
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  treatStopAsSuccess();
  await ensureInstalled();
  await ensureBuilt();
  const shop = await startShop({ port });
  process.stdout.write(`
  Sirocco is open:  ${shop.address}
  Data are kept in: ${dataPlace(process.env)}
  To stop:          Ctrl+C

`);
  return shop.exit;
});

/** @param {NodeJS.ProcessEnv} env */
function dataPlace(env) {
  if (env.API_BASE_URL) return `the backend at ${env.API_BASE_URL}`;
  if (env.DATABASE_URL) return 'the PostgreSQL database of DATABASE_URL';
  return resolve(projectRoot, env.DATA_DIR || 'data');
}
