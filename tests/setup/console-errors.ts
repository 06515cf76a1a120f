import { afterEach, beforeEach, vi } from 'vitest';

let unexpected: string[] = [];
let expected: RegExp[] = [];

/** Says that the current test provokes this `console.error`; every other one fails the test. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

beforeEach(() => {
  unexpected = [];
  expected = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const line = parts
      .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
      .join(' ');
    if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});
