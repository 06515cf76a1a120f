import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, startChild, stopChild } from './child.mjs';
import { packageScript, projectEnv, projectNode } from './project-node.mjs';
import { Stop } from './stop.mjs';

const readyWithinMs = 180_000;

/**
 * Starts the built shop and waits until it answers that it is healthy.
 * @param {{ port: number, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'ignore' | number, cwd?: string }} options
 * `output`: where the server writes, or the descriptor of an open file
 */
export async function startShop({ port, env = {}, output = 'inherit', cwd }) {
  const watch = new URL('./exit-with-parent.mjs', import.meta.url).href;
  const server = startChild(
    projectNode(),
    // No -H: next answers rewrites with a hang when it is bound to one address.
    ['--import', watch, packageScript('next/dist/bin/next'), 'start', '-p', String(port)],
    {
      env: projectEnv({
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
        PORT: String(port),
        HOSTNAME: undefined,
      }),
      stdio: ['ignore', output, output === 'ignore' ? 'ignore' : output, 'ipc'],
      ...(cwd && { cwd }),
    },
  );
  const exit = exitOf(server);
  const address = `http://localhost:${port}`;
  await Promise.race([
    waitUntilHealthy(`http://127.0.0.1:${port}/healthz`),
    exit.then((code) => {
      throw new Stop('', code || 1);
    }),
  ]).catch(async (error) => {
    await stopChild(server);
    throw error;
  });
  return { address, port, pid: server.pid, exit, stop: () => stopChild(server) };
}

/** @param {string} url */
async function waitUntilHealthy(url) {
  const deadline = Date.now() + readyWithinMs;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status === 200) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(150);
  }
  throw new Stop(`The shop was not healthy after ${readyWithinMs / 1000} seconds (${url}: ${last}).`);
}
