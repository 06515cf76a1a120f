import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/**
 * Reads the PORT setting.
 * @param {string | undefined} text unset or empty means 3000
 * @returns {number} 1 to 65535
 */
export function parsePort(text) {
  if (text === undefined || text.trim() === '') return 3000;
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!(port >= 1 && port <= 65535)) {
    throw new Stop(`PORT must be a whole number from 1 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * Refuses a port that cannot be opened, before any work is done for it.
 * @param {number} port
 */
export async function requireFreePort(port) {
  // The shop listens on all addresses; a listener on the loopback address alone is in the way too.
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await tryToListen(port, host);
    if (problem === 'EADDRINUSE') {
      throw new Stop(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
      );
    }
    if (problem === 'EACCES') {
      throw new Stop(`This account may not open port ${port}. Choose one above 1023: PORT=3000 npm start`);
    }
    if (problem) throw new Stop(`Port ${port} cannot be opened (${problem}).`);
  }
}

/** @returns {Promise<number>} a port that nobody listens on at this moment */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('No port was given.'));
      server.close(() => resolve(address.port));
    });
  });
}

/** @param {number} port @param {string} [host] @returns {Promise<string | undefined>} the error's code */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
