export interface InTurn {
  /** Something changed: the task runs within moments. */
  readonly soon: () => void;
  /** The page may be left: a task that waits runs at once. */
  readonly now: () => void;
  /** Nothing runs any more; resolves when what is running has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs a task again and again while something changes, at most once in `everyMs` and one run after the other,
 * so that an earlier state never arrives after a later one. The task reads the state when it runs, and resolves
 * whether it succeeded or not.
 */
export function inTurn(task: () => Promise<void>, everyMs: number): InTurn {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const run = async () => {
    timer = undefined;
    if (running) return soon();
    running = task();
    await running;
    running = null;
  };
  const soon = () => {
    if (!isStopped) timer ??= setTimeout(() => void run(), everyMs);
  };
  const now = () => {
    if (timer === undefined || isStopped) return;
    clearTimeout(timer);
    timer = undefined;
    void task();
  };
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { soon, now, stop };
}
