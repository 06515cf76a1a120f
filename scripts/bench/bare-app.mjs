import { fileURLToPath } from 'node:url';
import { runChild } from '../run/child.mjs';
import { findFreePort } from '../run/ports.mjs';
import { packageScript, projectEnv, projectNode } from '../run/project-node.mjs';
import { startShop } from '../run/shop.mjs';
import { Stop } from '../run/stop.mjs';

const folder = fileURLToPath(new URL('./bare', import.meta.url));

/** Builds and starts the bare application, with the same Next and the same Node as the shop. */
export async function startBareApp() {
  const env = projectEnv({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: undefined });
  /** @type {import('../run/child.mjs').SpawnOptions} */
  const options = { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] };
  const code = await runChild(projectNode(), [packageScript('next/dist/bin/next'), 'build'], options);
  if (code !== 0) throw new Stop('The bare application could not be built.', code);
  return startShop({ port: await findFreePort(), cwd: folder, output: 'ignore' });
}

/**
 * Finds how many rows make the bare page as long as another page.
 * @param {string} address @param {'static' | 'dynamic'} kind @param {number} bytes
 */
export async function bareRowsFor(address, kind, bytes) {
  const sizeOf = async (/** @type {number} */ rows) => (await htmlOf(`${address}/${kind}/${rows}`)).length;
  const [none, many] = [await sizeOf(0), await sizeOf(400)];
  return Math.max(0, Math.round((bytes - none) / ((many - none) / 400)));
}

/** @param {string} url @returns {Promise<Buffer>} the page as it goes over the wire without compression */
export async function htmlOf(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Stop(`${url} answered ${answer.status}, so it cannot be measured.`);
  return body;
}
