/** While somebody types, what is typed is kept this often. */
const KEEP_EVERY_MS = 400;

export interface DraftKeeper {
  /** Something was typed: it is kept within moments. */
  readonly soon: () => void;
  /** The page may be left: what is not kept yet is kept at once. */
  readonly now: () => void;
  readonly stop: () => void;
}

/**
 * Calls `keep` while a form changes, one call after the other, so that an earlier state never arrives after a
 * later one. `keep` resolves whether it succeeded or not.
 */
export function draftKeeper(keep: () => Promise<void>): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const run = async () => {
    timer = undefined;
    if (isRunning) return soon();
    isRunning = true;
    await keep();
    isRunning = false;
  };
  const soon = () => {
    if (!isStopped) timer ??= setTimeout(() => void run(), KEEP_EVERY_MS);
  };
  const now = () => {
    if (timer === undefined || isStopped) return;
    clearTimeout(timer);
    timer = undefined;
    void keep();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { soon, now, stop };
}
