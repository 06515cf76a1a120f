import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock';
import { currentProcess } from './process-identity';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'sirocco-lock-')), 'db.lock');

test('the owner gives the folder back and the next one takes it', () => {
  const file = lockFile();
  const release = lockFolder(file);
  expect(readFileSync(file, 'utf8')).toContain(`${process.pid} `);
  release();
  expect(existsSync(file)).toBe(false);
  lockFolder(file)();
});

test('a second opening is refused with the number of the process that owns it', () => {
  const file = lockFile();
  const release = lockFolder(file);
  expect(() => lockFolder(file)).toThrow(FolderInUse);
  expect(() => lockFolder(file)).toThrow(new RegExp(`process ${process.pid} .*DATABASE_URL`));
  release();
});

test('a folder is refused while another process that owns it lives, and free when that was killed', async () => {
  const file = lockFile();
  const owner = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `import { writeFileSync } from 'node:fs';
     import { currentProcess } from ${JSON.stringify(`${process.cwd()}/backend/db/process-identity.ts`)};
     const { pid, startedAt } = currentProcess();
     writeFileSync(${JSON.stringify(file)}, pid + ' ' + startedAt);
     console.log('locked');
     setInterval(() => {}, 1000);`,
  ]);
  await once(owner.stdout, 'data');
  expect(() => lockFolder(file)).toThrow(FolderInUse);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  lockFolder(file)();
});

test('a process number that was given to another process since does not keep the folder', () => {
  const file = lockFile();
  writeFileSync(file, `${currentProcess().pid} another-boot:1`);
  lockFolder(file)();
});

test('a lock file without sense is taken over', () => {
  const file = lockFile();
  writeFileSync(file, '');
  lockFolder(file)();
});
