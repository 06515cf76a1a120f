/**
 * What one part of a test run came to.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number, note?: string }} PartResult
 */

/** @typedef {Pick<PartResult, 'passed' | 'failed' | 'skipped'>} Counts */

/**
 * @param {unknown} report what vitest's JSON reporter wrote
 * @returns {Counts} a file that could not be loaded counts as one failure
 */
export function countVitest(report) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number, testResults?: { status: string, assertionResults: { status: string }[] }[] }} */ (
    report
  );
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * @param {unknown} report what Playwright's JSON reporter wrote
 * @returns {Counts} errors outside tests count as failures
 */
export function countPlaywright(report) {
  const { stats, errors = [] } =
    /** @type {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} */ (
      report
    );
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (stats?.unexpected ?? 0) + errors.length,
    skipped: stats?.skipped ?? 0,
  };
}

/**
 * The end of a run: a line for each part, what the reader must know, and the sum as the very last line.
 * @param {readonly PartResult[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  const lines = results.map((result) => {
    const counts =
      result.passed + result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : 'no tests';
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    return `  ${result.name.padEnd(width)}  ${formatSeconds(result.seconds).padStart(8)}  ${counts}${skipped}`;
  });
  const notes = results.flatMap((result) => (result.note ? [`${result.name}: ${result.note}`] : []));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return ['', ...lines, '', ...notes, `${passed} passed, ${failed} failed`, ''].join('\n');
}

/** @param {number} seconds */
export const formatSeconds = (seconds) => `${seconds.toFixed(1)} s`;
