// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterFailedChunk } from './chunk-reload';

const chunkError = Object.assign(new Error('Failed to load chunk /_next/static/a.js'), {
  name: 'ChunkLoadError',
});
const reload = vi.fn();
const at = (now: number) => ({ storage: window.sessionStorage, now, reload });

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
});

test('a script that could not be loaded reloads the page', () => {
  expect(reloadAfterFailedChunk(chunkError, at(1_000_000))).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a second failure within a minute does not, one after it does', () => {
  reloadAfterFailedChunk(chunkError, at(1_000_000));
  expect(reloadAfterFailedChunk(chunkError, at(1_059_999))).toBe(false);
  expect(reloadAfterFailedChunk(chunkError, at(1_060_000))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('any other error is left to its page', () => {
  expect(reloadAfterFailedChunk(new Error('price is undefined'), at(1_000_000))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
