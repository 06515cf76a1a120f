import { checks, runCheck } from './checks.mjs';
import { runVitest } from './vitest-part.mjs';

/** Runs every check, and the tests of the import rules and of these scripts. */
export async function runVerify() {
  /** @type {string[]} */
  const broken = [];
  for (const check of checks) {
    if (!(await runCheck(check))) broken.push(check.name);
  }
  const counts = await runVitest({ name: 'checks', projects: ['checks'] });
  return {
    ...counts,
    failed: counts.failed + broken.length,
    ...(broken.length > 0 && { note: `failed: ${broken.join(', ')}` }),
  };
}
