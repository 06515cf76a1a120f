// Everything that must hold, in one run: npm test, or some parts of it: npm test -- unit postgres
// Other arguments go to the test runners as filters: npm test -- browser booking. Runs on a bare Node 20.
import { performance } from 'node:perf_hooks';
import { ensureBuilt } from './run/build.mjs';
import { endAll } from './run/child.mjs';
import { ensureInstalled } from './run/install.mjs';
import { runMain, Stop } from './run/stop.mjs';
import { chooseParts } from './tests/choose-parts.mjs';
import { formatSeconds, summary } from './tests/result.mjs';

/** @typedef {import('./tests/result.mjs').Counts & { note?: string }} Outcome */

/** @type {Record<string, (filters: readonly string[]) => Promise<Outcome>>} */
const parts = {
  async verify() {
    const { runVerify } = await import('./tests/verify-part.mjs');
    return runVerify();
  },
  async unit(filters) {
    const { runVitest } = await import('./tests/vitest-part.mjs');
    return runVitest({
      name: 'unit',
      projects: ['unit', 'components', 'backend'],
      filters,
      env: { TEST_DATABASE_URL: undefined },
    });
  },
  async postgres(filters) {
    const { runPostgresTests } = await import('./tests/postgres-part.mjs');
    return runPostgresTests(filters);
  },
  async build() {
    await built();
    return { passed: 0, failed: 0, skipped: 0 };
  },
  async browser(filters) {
    await built();
    const { runBrowserJourneys } = await import('./tests/browser-part.mjs');
    return runBrowserJourneys(filters);
  },
};

/** @type {Promise<void> | undefined} */
let building;
/** A build that failed is not tried again for the next part. */
const built = () => {
  building ??= ensureBuilt();
  return building;
};

await runMain(async () => {
  const { names, filters } = chooseParts(Object.keys(parts), process.argv.slice(2));
  await ensureInstalled();
  const results = [];
  for (const name of names) results.push(await runPart(name, filters));
  await endAll();
  process.stdout.write(summary(results));
  return results.some((result) => result.failed > 0) ? 1 : 0;
});

/** @param {string} name @param {readonly string[]} filters */
async function runPart(name, filters) {
  process.stdout.write(`\n── ${name} ──\n`);
  const start = performance.now();
  const outcome = await parts[name](filters).catch(failedOutcome);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(
    `── ${name}: ${outcome.failed > 0 ? 'FAILED' : 'ok'} after ${formatSeconds(seconds)}\n`,
  );
  return { name, seconds, ...outcome };
}

/** A part that could not run fails, and the later parts still get their turn. @param {unknown} error @returns {Outcome} */
function failedOutcome(error) {
  const reason = error instanceof Stop ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`);
  return { passed: 0, failed: 1, skipped: 0, note: String(reason).split('\n')[0] };
}
