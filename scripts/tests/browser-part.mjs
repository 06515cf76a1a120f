import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd, runChild } from '../run/child.mjs';
import { ensureChromium } from '../run/chromium.mjs';
import { findFreePort } from '../run/ports.mjs';
import { packageScript, projectEnv, projectNode } from '../run/project-node.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { noSettings } from '../run/settings.mjs';
import { startShop } from '../run/shop.mjs';
import { countPlaywright } from './result.mjs';
import { withReport } from './vitest-part.mjs';

/**
 * Runs the browser journeys against the built shop, on a spare port and with data of its own.
 * @param {readonly string[]} filters
 */
export async function runBrowserJourneys(filters) {
  const chromium = await ensureChromium();
  const logPath = join(projectRoot, 'test-results', 'shop.log');
  await mkdir(join(projectRoot, 'test-results'), { recursive: true });
  const dataFolder = await mkdtemp(join(tmpdir(), 'sirocco-e2e-'));
  const removeData = onEnd(() => rm(dataFolder, { recursive: true, force: true }));
  const log = await open(logPath, 'w');
  try {
    const shop = await startShop({
      port: await findFreePort(),
      env: { ...noSettings(), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
      output: log.fd,
    });
    const counts = await withReport('browser.json', countPlaywright, (report) =>
      runChild(projectNode(), [packageScript('@playwright/test/cli.js'), 'test', ...filters], {
        env: projectEnv({
          BASE_URL: shop.address,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          SHOP_DATA_DIR: dataFolder,
          ...(chromium && { CHROMIUM_PATH: chromium }),
        }),
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
    );
    await shop.stop();
    return counts;
  } catch (error) {
    process.stderr.write(`${await readFile(logPath, 'utf8')}\n`);
    throw error;
  } finally {
    await log.close();
    await removeData();
  }
}
