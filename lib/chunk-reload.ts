const KEY = 'sirocco.chunk-reload';
/** At most once a minute (specification §8, §9). */
const GUARD_MS = 60_000;

/** True for the error of a script that could not be fetched, which a deploy under an open page causes. */
export function isChunkError(error: Error): boolean {
  return error.name === 'ChunkLoadError' || /failed to (load|fetch) .*(chunk|module)/i.test(error.message);
}

/** Reloads the page after a failed script load, unless that was done within the last minute. */
export function reloadAfterFailedChunk(
  error: Error,
  browser: { storage: Storage; now: number; reload: () => void } = {
    storage: window.sessionStorage,
    now: Date.now(),
    reload: () => window.location.reload(),
  },
): boolean {
  if (!isChunkError(error)) return false;
  const last = Number(browser.storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (browser.now - last < GUARD_MS) return false;
  browser.storage.setItem(KEY, String(browser.now));
  browser.reload();
  return true;
}
