import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context';

/** Something to be done again and again; harmless when several processes do it at once. */
export interface BackgroundJob {
  readonly name: string;
  readonly everySeconds: number;
  run(context: Context): Promise<void>;
}

async function repeat(job: BackgroundJob, context: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run(context);
    } catch (error) {
      context.logger.error('Background work failed; it is tried again', { job: job.name, error });
    }
    // Rejects only when the signal ends the wait.
    await wait(job.everySeconds * 1000, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Starts the jobs, each in a loop of its own; the function given back stops them after their current run. */
export function startBackgroundWork(jobs: readonly BackgroundJob[], context: Context): () => Promise<void> {
  const stopping = new AbortController();
  const loops = jobs.map((job) => repeat(job, context, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(loops);
  };
}
