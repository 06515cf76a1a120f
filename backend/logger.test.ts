import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../tests/setup/console-errors';
import { loggerAt } from './logger';

test('a failed query is logged without the values that were in it', () => {
  expectConsoleError(/A call failed unexpectedly/);
  const cause = new Error('duplicate key value violates unique constraint');
  const failed = new DrizzleQueryError(
    'insert into booking_clients values ($1)',
    ['noor@example.com'],
    cause,
  );
  loggerAt('info').error('A call failed unexpectedly', { error: failed });
  const [line] = vi.mocked(console.error).mock.calls.at(-1) ?? [];
  expect(line).toContain('insert into booking_clients');
  expect(line).toContain('duplicate key');
  expect(line).toContain('logger.test.ts');
  expect(line).not.toContain('noor@example.com');
});
