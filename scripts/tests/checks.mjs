import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { exitOf, startChild } from '../run/child.mjs';
import { packageScript, projectEnv, projectNode } from '../run/project-node.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { formatSeconds } from './result.mjs';

/** @typedef {{ name: string, commands: string[][] }} Check `commands`: a script for Node and its arguments */

/** What is checked without running the product, the quickest first. */
/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'format and lint',
    commands: [[packageScript('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  },
  {
    name: 'style sheets',
    commands: [[packageScript('stylelint/bin/stylelint.mjs'), '**/*.scss', '--max-warnings=0']],
  },
  { name: 'messages', commands: [[join(projectRoot, 'scripts/check-messages.mjs')]] },
  { name: 'documented paths', commands: [[join(projectRoot, 'scripts/check-doc-refs.mjs')]] },
  {
    name: 'types',
    commands: [
      [packageScript('next/dist/bin/next'), 'typegen'],
      [packageScript('typescript/bin/tsc'), '--noEmit'],
      [packageScript('typescript/bin/tsc'), '--noEmit', '-p', 'scripts'],
    ],
  },
  { name: 'dead code', commands: [[packageScript('knip/bin/knip.js'), '--no-progress']] },
];

/**
 * Runs one check and prints a line for it; its output is shown only when it fails.
 * @param {Check} check
 * @returns {Promise<boolean>} whether it passed
 */
export async function runCheck({ name, commands }) {
  const start = performance.now();
  let output = '';
  let passed = true;
  for (const command of commands) {
    const child = startChild(projectNode(), command, {
      env: projectEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text;
      });
    passed = (await exitOf(child)) === 0 && passed;
  }
  const seconds = formatSeconds((performance.now() - start) / 1000);
  process.stdout.write(`  ${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds})\n`);
  if (!passed) process.stdout.write(`${output.trimEnd()}\n\n`);
  return passed;
}
