import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findFreePort, parsePort, requireFreePort } from './ports.mjs';

/** @type {import('node:net').Server[]} */
const servers = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** @param {string | undefined} host */
async function occupy(host) {
  const port = await findFreePort();
  const server = createServer();
  servers.push(server);
  await new Promise((resolve) => server.listen({ port, host }, () => resolve(undefined)));
  return port;
}

it.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['1', 1],
  ['65535', 65535],
])('reads PORT=%s as %i', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

it.each(['0', '65536', '-1', '80a', '3000.5', '0x50', 'http', '1e3'])('refuses PORT=%s by name', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT must be a whole number from 1 to 65535, not "${text}".`);
});

it.each([[undefined], ['127.0.0.1'], ['0.0.0.0']])(
  'refuses a port that another program holds on %s',
  async (host) => {
    const port = await occupy(host);
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken by another program.`);
  },
);

it('leaves a free port free', async () => {
  const port = await findFreePort();
  await requireFreePort(port);
  await requireFreePort(port);
});
