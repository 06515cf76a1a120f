import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Names one run of one process; a process id alone is reused by the system. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startOf(pid: number): string | undefined {
  if (existsSync(BOOT_ID)) {
    const stat = `/proc/${pid}/stat`;
    if (!existsSync(stat)) return undefined;
    // The command name is in brackets and may hold spaces; field 22 (start, in ticks since boot) comes after.
    const afterName = readFileSync(stat, 'utf8').split(') ').pop() ?? '';
    return `${readFileSync(BOOT_ID, 'utf8').trim()}:${afterName.split(' ')[19]}`;
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'unknown' : undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined; // ps exits with 1 when there is no such process
  }
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? 'unknown' };
}

/** True while the process that wrote `identity` still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return isAlive(identity.pid) && startOf(identity.pid) === identity.startedAt;
}
