import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, onEnd, runChild, startChild, stopChild } from './child.mjs';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';
import { isProgram } from './find-program.mjs';
import { findFreePort } from './ports.mjs';
import { Stop } from './stop.mjs';

/** @typedef {{ url: string, description: string, stop: () => Promise<void> }} Postgres */

/**
 * A PostgreSQL for tests and measurements: the one that `TEST_DATABASE_URL` names, else a throw-away server.
 * @param {{ settings?: Record<string, string> }} [options] more server settings
 * @returns {Promise<Postgres | undefined>} undefined where none can be had
 */
export async function ensurePostgres({ settings = {} } = {}) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, description: 'the one of TEST_DATABASE_URL', stop: async () => {} };
  let bin = postgresFolder();
  if (!bin && canInstallDebianPackages() && (await installDebianPackage('postgresql')))
    bin = postgresFolder();
  return bin ? startPostgres(bin, settings) : undefined;
}

/**
 * @param {{ path?: string, versions?: string, bindir?: () => string | undefined }} [where] for tests
 * @returns {string | undefined} the folder with `initdb` and `postgres`; of several versions the newest
 */
export function postgresFolder({
  path = process.env.PATH ?? '',
  versions = '/usr/lib/postgresql',
  bindir = askBindir,
} = {}) {
  const numbered = existsSync(versions) ? readdirSync(versions).filter((name) => /^\d+$/.test(name)) : [];
  const folders = [
    ...path.split(delimiter).filter(Boolean),
    ...numbered.sort((a, b) => Number(b) - Number(a)).map((name) => join(versions, name, 'bin')),
  ];
  const isComplete = (/** @type {string} */ folder) =>
    isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'));
  const found = folders.find(isComplete);
  if (found) return found;
  const asked = bindir();
  return asked && isComplete(asked) ? asked : undefined;
}

/** @param {string} bin @param {Record<string, string>} settings @returns {Promise<Postgres>} */
async function startPostgres(bin, settings) {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'sirocco-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const removeFolder = onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  /** @type {import('./child.mjs').SpawnOptions} */
  const options = { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };

  const made = await runChild(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'sirocco', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    options,
  );
  if (made !== 0) throw new Stop('initdb could not make a database; its reason stands above.');
  const port = await findFreePort();
  // The data live for one run: nothing needs to survive a crash.
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const server = startChild(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options,
    // PostgreSQL's "fast" shutdown, which does not wait for clients.
    'SIGINT',
  );
  await Promise.race([
    waitForConnection(port),
    exitOf(server).then(() => {
      throw new Stop('PostgreSQL ended right after its start; its reason stands above.');
    }),
  ]);
  return {
    url: `postgres://sirocco@127.0.0.1:${port}/postgres`,
    description: `a throw-away server from ${bin}`,
    stop: async () => {
      await stopChild(server);
      await removeFolder();
    },
  };
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | undefined} */
function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Stop(
      'PostgreSQL does not run as root, and this machine has no account "postgres" or "nobody".',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** @returns {string | undefined} */
function askBindir() {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Not installed: the caller goes on without.
    return undefined;
  }
}

/** @param {number} port */
async function waitForConnection(port) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const open = await new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await sleep(100);
  }
  throw new Stop('PostgreSQL did not open its port within 30 seconds.');
}
