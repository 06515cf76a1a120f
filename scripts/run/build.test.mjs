import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from './build.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sirocco-build-'));
  put('app/[locale]/page.tsx', 'page');
  put('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} content */
function put(path, content) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

it.each([
  ['a page', 'app/[locale]/page.tsx'],
  ['a new file', 'lib/new.ts'],
  ['a text', 'messages/nl/home.json'],
  ['the lock file', 'package-lock.json'],
  ['the middleware', 'middleware.ts'],
  ['the settings that Next reads itself', '.env.production'],
])('asks for another build after a change of %s', async (_title, path) => {
  const before = await sourceHash(root, {});
  put(path, 'changed');
  expect(await sourceHash(root, {})).not.toBe(before);
});

it.each([
  'lib/money.test.ts',
  'tests/e2e/search.e2e.ts',
  'docs/deploying.md',
  'scripts/start.mjs',
  'start.log',
  'README.md',
  'playwright.config.ts',
  'next-env.d.ts',
  'data/db/1',
  '.next/BUILD_ID',
  'node_modules/a/index.js',
])('keeps the build after a change of %s', async (path) => {
  const before = await sourceHash(root, {});
  put(path, 'changed');
  expect(await sourceHash(root, {})).toBe(before);
});

it('asks for another build when a file moves or a public setting changes', async () => {
  const before = await sourceHash(root, {});
  expect(await sourceHash(root, { NEXT_PUBLIC_A: '1' })).not.toBe(before);
  expect(await sourceHash(root, { DATA_DIR: '/elsewhere' })).toBe(before);
  rmSync(join(root, 'app/[locale]/page.tsx'));
  put('app/page.tsx', 'page');
  expect(await sourceHash(root, {})).not.toBe(before);
});
