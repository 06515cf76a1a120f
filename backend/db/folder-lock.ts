import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity';

/** The embedded database's folder already has an owner; two owners would lose each other's rows. */
export class FolderInUse extends Error {
  constructor(lockFile: string, owner: ProcessIdentity) {
    super(
      `The embedded database is in use by process ${owner.pid} (lock file ${lockFile}). ` +
        'Stop that process, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.',
    );
    this.name = 'FolderInUse';
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function readOwner(lockFile: string): { text: string; owner: ProcessIdentity } | undefined {
  let text: string;
  try {
    text = readFileSync(lockFile, 'utf8');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
  const [, pid, startedAt = ''] = /^(\d+) (.*)$/m.exec(text) ?? [];
  return { text, owner: { pid: Number(pid), startedAt } };
}

/** Moves a dead owner's file away, and back again if it was a successor's by then. */
function removeStale(lockFile: string, text: string): void {
  const aside = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === text) rmSync(aside);
  else renameSync(aside, lockFile);
}

/** Creates the lock file with its content in one step; false when there is one already. */
function create(lockFile: string, content: string): boolean {
  const draft = `${lockFile}.draft-${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the lock file for this process and returns the function that gives it back.
 * Throws FolderInUse while the process that it names still runs, this one included.
 */
export function lockFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true });
  const me = currentProcess();
  while (!create(lockFile, `${me.pid} ${me.startedAt}\n`)) {
    const found = readOwner(lockFile);
    if (!found) continue;
    if (isRunning(found.owner)) throw new FolderInUse(lockFile, found.owner);
    removeStale(lockFile, found.text);
  }
  return () => rmSync(lockFile, { force: true });
}
