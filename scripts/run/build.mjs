import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { packageScript, projectEnv, projectNode } from './project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { Stop } from './stop.mjs';

/** Folders that no build reads; whatever other folder there is counts as source. */
const notSource = new Set(['node_modules', 'data', 'docs', 'scripts', 'tests', 'test-results', 'coverage']);

/** Files beside them that a build reads, as against a log that somebody keeps here. */
const rootSource = /^(\.env.*|.*\.(ts|js|mjs|cjs)|package(-lock)?\.json|tsconfig\.json)$/;
/** Settings of tools that do not build, and what Next writes itself. */
const rootTool = /^(vitest|playwright|drizzle|stylelint)\.config\.|^next-env\.d\.ts$|^\.env\.example$/;

const testFile = /\.test\.(ts|tsx|mjs)$/;

/** @returns {string} the folder of the build, inside the project */
export const buildFolder = () => process.env.NEXT_DIST_DIR || '.next';

/** Builds the shop, unless the build at hand was made from exactly these sources. */
export async function ensureBuilt() {
  const stamp = join(projectRoot, buildFolder(), 'source-hash');
  const hash = await sourceHash(projectRoot, process.env);
  if ((await readIfThere(stamp)) === hash) return;
  process.stdout.write('Building the shop …\n');
  await rm(stamp, { force: true });
  const code = await runChild(projectNode(), [packageScript('next/dist/bin/next'), 'build'], {
    env: projectEnv({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
  });
  if (code !== 0) throw new Stop('The shop could not be built; the reason stands above.', code);
  await mkdir(join(projectRoot, buildFolder()), { recursive: true });
  await writeFile(stamp, hash);
}

/**
 * A fingerprint of everything that a build depends on.
 * @param {string} root @param {NodeJS.ProcessEnv} env
 */
export async function sourceHash(root, env) {
  const hash = createHash('sha256');
  for (const path of await sourceFiles(root)) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(root, path)));
    hash.update('\0');
  }
  // Next writes these values into the browser's scripts.
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('NEXT_PUBLIC_'))
    .sort()) {
    hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}

/** @param {string} root @returns {Promise<string[]>} paths inside the root, sorted */
async function sourceFiles(root) {
  const found = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (entry.isFile() && rootSource.test(entry.name) && !rootTool.test(entry.name)) found.push(entry.name);
    if (notSource.has(entry.name) || entry.name.startsWith('.')) continue;
    if (!entry.isDirectory()) continue;
    for (const inner of await readdir(join(root, entry.name), { withFileTypes: true, recursive: true })) {
      if (!inner.isFile() || testFile.test(inner.name)) continue;
      found.push(join(parentOf(inner), inner.name).slice(root.length + 1));
    }
  }
  return found.sort();
}

/** Node before 20.12 knows the folder by another name. @param {import('node:fs').Dirent & { path?: string }} entry */
function parentOf(entry) {
  return entry.parentPath ?? entry.path ?? '';
}

/** @param {string} path */
async function readIfThere(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
