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

test('a mail server’s refusal is logged without the address that it refused', () => {
  expectConsoleError(/could not be sent/);
  const refused = new Error("Can't send mail: 550 5.1.1 <noor.de-wit+trip@mail.example.com>: unknown user");
  loggerAt('info').error('A mail could not be sent', { error: refused });
  const [line] = vi.mocked(console.error).mock.calls.at(-1) ?? [];
  expect(line).toContain('550 5.1.1');
  expect(line).toContain('logger.test.ts');
  expect(line).not.toMatch(/noor|example\.com/);
});
