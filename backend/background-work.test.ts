import { expect, test, vi } from 'vitest';
import { startBackgroundWork } from './background-work';
import type { Context } from './context';

test('a job that fails is tried again, and stops when the backend closes', async () => {
  const error = vi.fn();
  const context = { logger: { info: vi.fn(), warn: vi.fn(), error } } as unknown as Context;
  let runs = 0;
  const job = {
    name: 'send-mails',
    everySeconds: 0.005,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('mail server away');
    },
  };
  const stop = startBackgroundWork([job], context);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2));
  await stop();
  const atStop = runs;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(runs).toBe(atStop);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[1]).toMatchObject({ job: 'send-mails' });
});
