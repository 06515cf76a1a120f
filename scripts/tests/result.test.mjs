import { describe, expect, it } from 'vitest';
import { chooseParts } from './choose-parts.mjs';
import { countPlaywright, countVitest, summary } from './result.mjs';

describe('the count of a run', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('counts errors outside journeys as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('ends in one line with the sum, after what the reader must know', () => {
    const text = summary([
      { name: 'unit', passed: 10, failed: 0, skipped: 1, seconds: 2 },
      { name: 'postgres', passed: 0, failed: 0, skipped: 0, seconds: 0, note: 'NOT RUN: none here' },
      { name: 'browser', passed: 2, failed: 1, skipped: 0, seconds: 30 },
    ]);
    expect(text.trimEnd().split('\n').slice(-2)).toEqual([
      'postgres: NOT RUN: none here',
      '12 passed, 1 failed',
    ]);
  });
});

describe('the arguments of a run', () => {
  const known = ['verify', 'unit', 'browser'];

  it('choose parts in their own order, and filters', () => {
    expect(chooseParts(known, ['browser', 'booking', 'unit'])).toEqual({
      names: ['unit', 'browser'],
      filters: ['booking'],
    });
  });

  it('choose all parts when they name none', () => {
    expect(chooseParts(known, [])).toEqual({ names: known, filters: [] });
  });
});
