import { runChild } from './child.mjs';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';
import { findProgram, isProgram } from './find-program.mjs';
import { packageScript, projectEnv, projectNode } from './project-node.mjs';
import { Stop } from './stop.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for the journeys: `CHROMIUM_PATH`, else an installed one.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function installedChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Stop(`CHROMIUM_PATH names no program: ${env.CHROMIUM_PATH}`);
  }
  return (
    findProgram(names) ??
    findProgram(names, ['/usr/bin', '/snap/bin']) ??
    (isProgram(macPath) ? macPath : undefined)
  );
}

/**
 * Finds a browser or gets one: Playwright's own build first, Debian's package where that cannot be had.
 * @returns {Promise<string | undefined>} its path; undefined stands for Playwright's own build
 */
export async function ensureChromium() {
  const found = installedChromium();
  if (found) return found;
  process.stdout.write('No Chromium is installed; asking Playwright for its own …\n');
  const cli = packageScript('@playwright/test/cli.js');
  const install = ['install', ...(canInstallDebianPackages() ? ['--with-deps'] : []), 'chromium'];
  if ((await runChild(projectNode(), [cli, ...install], { env: projectEnv() })) === 0) return undefined;
  if (canInstallDebianPackages() && (await installDebianPackage('chromium'))) return installedChromium();
  throw new Stop(
    'No Chromium is installed and none could be downloaded. Install one, or name it: CHROMIUM_PATH=/path/to/chromium',
  );
}
