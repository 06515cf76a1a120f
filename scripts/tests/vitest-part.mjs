import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runChild } from '../run/child.mjs';
import { packageScript, projectEnv, projectNode } from '../run/project-node.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { countVitest } from './result.mjs';

/**
 * Runs vitest and reads what it counted.
 * @param {{ name: string, projects: readonly string[], filters?: readonly string[], env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<import('./result.mjs').Counts>}
 */
export async function runVitest({ name, projects, filters = [], env }) {
  const args = ['run', ...projects.map((project) => `--project=${project}`), ...filters];
  return withReport(`vitest-${name}.json`, countVitest, (report) =>
    runChild(
      projectNode(),
      [
        packageScript('vitest/vitest.mjs'),
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: projectEnv(env), stdio: ['ignore', 'inherit', 'inherit'] },
    ),
  );
}

/**
 * @param {string} fileName @param {(report: unknown) => import('./result.mjs').Counts} count
 * @param {(report: string) => Promise<number>} run answers the exit code
 */
export async function withReport(fileName, count, run) {
  const report = join(projectRoot, 'test-results', fileName);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const code = await run(report);
  const counts = await readReport(report, count);
  // A runner can fail without a failed test: a crash, an unhandled error, no tests found.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} path @param {(report: unknown) => import('./result.mjs').Counts} count */
async function readReport(path, count) {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    process.stderr.write(
      `No report was written: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
