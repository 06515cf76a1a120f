import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installDifference, lockDifference, npmCommand } from './install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' },
    'node_modules/@next/swc-darwin-arm64': { version: '16.0.0', integrity: 'sha512-b', optional: true },
  },
};

/** @param {Record<string, object>} packages */
const installed = (packages) => ({ packages });

describe('the lock file against what is installed', () => {
  it('asks for nothing when all is there, whatever binaries of other platforms are absent', () => {
    expect(
      lockDifference(lock, installed({ 'node_modules/next': lock.packages['node_modules/next'] })),
    ).toBeUndefined();
  });

  it.each([
    ['a package that is missing', {}, 'next is missing'],
    [
      'another version',
      { 'node_modules/next': { version: '15.0.0', integrity: 'sha512-a' } },
      'next has changed',
    ],
    [
      'other content',
      { 'node_modules/next': { version: '16.0.0', integrity: 'sha512-z' } },
      'next has changed',
    ],
  ])('sees %s', (_title, packages, difference) => {
    expect(lockDifference(lock, installed(packages))).toBe(difference);
  });
});

describe('a folder', () => {
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sirocco-install-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('without a lock file is refused', async () => {
    await expect(installDifference(root)).rejects.toThrow('package-lock.json is missing');
  });

  it('where an install was cut short is installed again', async () => {
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    mkdirSync(join(root, 'node_modules', 'next'), { recursive: true });
    expect(await installDifference(root)).toBe('none are installed yet');
  });
});

it('uses the npm that runs the script, or the one in PATH', () => {
  expect(npmCommand({ npm_execpath: '/lib/npm-cli.js', npm_node_execpath: '/bin/node' })).toEqual({
    command: '/bin/node',
    args: ['/lib/npm-cli.js'],
  });
  expect(npmCommand({ npm_execpath: '/lib/yarn.js' }).args).toEqual([]);
});
