// One progress bar for the whole page: requests report here, the bar listens. Times are those of specification §9.
export type ProgressPhase = 'idle' | 'running' | 'finished' | 'failed';

export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_RUN_MS = 5000;
export const PROGRESS_HIDE_MS = 500;

export interface ProgressRequest {
  finish: () => void;
  fail: () => void;
}

let phase: ProgressPhase = 'idle';
let open = 0;
let failed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: ProgressPhase) {
  phase = next;
  for (const listener of listeners) listener();
}

function settle() {
  clearTimeout(timer);
  if (phase === 'idle') return;
  become(failed ? 'failed' : 'finished');
  timer = setTimeout(() => become('idle'), PROGRESS_HIDE_MS);
}

/** Call when a request begins. The bar appears after 200 ms, and leaves when every open request has ended. */
export function startProgress(): ProgressRequest {
  open += 1;
  if (open === 1) {
    failed = false;
    clearTimeout(timer);
    timer = setTimeout(() => become('running'), phase === 'running' ? 0 : PROGRESS_THROTTLE_MS);
  }
  let ended = false;
  const end = (withFailure: boolean) => {
    if (ended) return;
    ended = true;
    open -= 1;
    failed ||= withFailure;
    if (open === 0) settle();
  };
  return { finish: () => end(false), fail: () => end(true) };
}

export function progressPhase(): ProgressPhase {
  return phase;
}

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
