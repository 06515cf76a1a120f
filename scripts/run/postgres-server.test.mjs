import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postgresFolder } from './postgres-server.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sirocco-find-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} folder @param {string[]} programs */
function install(folder, programs = ['initdb', 'postgres']) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const program of programs) {
    writeFileSync(join(root, folder, program), '');
    chmodSync(join(root, folder, program), 0o755);
  }
  return join(root, folder);
}

const nowhere = () => undefined;

it('takes the newest installed version', () => {
  install('versions/9/bin');
  const newest = install('versions/17/bin');
  expect(postgresFolder({ path: '', versions: join(root, 'versions'), bindir: nowhere })).toBe(newest);
});

it('takes PATH first, but only a folder with both programs', () => {
  const clientOnly = install('client', ['initdb']);
  const complete = install('server');
  const where = { versions: join(root, 'versions'), bindir: nowhere };
  expect(postgresFolder({ path: `${clientOnly}:${complete}`, ...where })).toBe(complete);
  expect(postgresFolder({ path: clientOnly, ...where })).toBeUndefined();
});

it('asks pg_config last', () => {
  const asked = install('elsewhere');
  expect(postgresFolder({ path: '', versions: join(root, 'none'), bindir: () => asked })).toBe(asked);
});
