import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { projectRoot } from './project-root.mjs';
import { Stop } from './stop.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * Installs the packages of the lock file, unless exactly those are installed already.
 * @param {string} [root]
 */
export async function ensureInstalled(root = projectRoot) {
  const difference = await installDifference(root);
  if (difference === undefined) return;
  process.stdout.write(`Installing packages (${difference}) …\n`);
  const { command, args } = npmCommand(process.env);
  // Building needs the development packages too, whatever NODE_ENV says on this machine.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runChild(command, [...args, ...flags], { cwd: root });
  if (code !== 0) throw new Stop('The packages could not be installed; npm says why above.', code);
}

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} why an install is needed; undefined when none is
 */
export async function installDifference(root) {
  const wanted = await readLock(join(root, 'package-lock.json'));
  if (!wanted) throw new Stop('package-lock.json is missing; this is not a complete copy of the project.');
  // npm writes this file last: an install that was cut short has none.
  const installed = await readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'none are installed yet';
  return lockDifference(wanted, installed);
}

/**
 * Compares what the lock file asks for with what npm noted as installed.
 * @param {Lock} wanted @param {Lock} installed
 * @returns {string | undefined} the first difference in words
 */
export function lockDifference(wanted, installed) {
  const present = installed.packages ?? {};
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (path === '' || entry.link) continue;
    const found = present[path];
    // Optional packages are mostly other platforms' binaries.
    if (!found && (entry.optional || entry.devOptional)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!found) return `${name} is missing`;
    if (found.version !== entry.version || found.integrity !== entry.integrity) return `${name} has changed`;
  }
  return undefined;
}

/**
 * The npm that runs this script, or else the one in PATH.
 * @param {NodeJS.ProcessEnv} env
 */
export function npmCommand(env) {
  const cli = env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return { command: env.npm_node_execpath || process.execPath, args: [cli] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/** @param {string} path @returns {Promise<Lock | undefined>} */
async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw new Stop(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
