import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { Stop } from './stop.mjs';

const oldestMajor = 22;

/**
 * The Node that builds, serves and tests the shop: the one that was installed with the packages, and where
 * that has no build for this platform, the machine's own.
 * @returns {string} its path
 */
export function projectNode() {
  const packaged = join(
    projectRoot,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(packaged) && majorOf(packaged) !== undefined) return packaged;
  const own = Number(process.versions.node.split('.')[0]);
  if (own >= oldestMajor) return process.execPath;
  throw new Stop(
    `Sirocco needs Node ${oldestMajor} or newer. This machine has ${process.version}, and no Node package exists for ` +
      `${process.platform}-${process.arch}. Install a newer Node from https://nodejs.org and try again.`,
  );
}

/**
 * The environment for the project's own programs: its Node comes first in PATH.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(extra = {}) {
  const bin = join(projectRoot, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * The script behind a package's command, to be run with `projectNode()`.
 * @param {string} path inside node_modules
 */
export function packageScript(path) {
  return join(projectRoot, 'node_modules', path);
}

/** @param {string} node @returns {number | undefined} undefined when it does not run on this machine */
function majorOf(node) {
  try {
    return Number(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.')[0]);
  } catch {
    // A binary for another C library or kernel: the machine's own Node is asked instead.
    return undefined;
  }
}
