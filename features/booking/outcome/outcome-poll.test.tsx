import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutcomePoll } from './outcome-poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer in time', () => Promise.reject(new DOMException('It took too long', 'TimeoutError'))],
  ['an answer that it is refused', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('after %s the outcome is asked for again', async (_, answer) => {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  render(<OutcomePoll market="nl" basketKey="AAAAAAAAAAAAAAAAAAAAAA" status="paying" />);
  await vi.advanceTimersByTimeAsync(1500);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(2);
});
