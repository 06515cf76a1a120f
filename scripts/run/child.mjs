import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** How long a child may take to stop before it is killed. */
const graceMs = 15_000;

/** @type {Map<ChildProcess, NodeJS.Signals>} each with the signal that stops it best */
const running = new Map();

/** @type {Set<() => Promise<void> | void>} */
const cleanups = new Set();

/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

let endsWithZero = false;

/** Being stopped is how this run is meant to end: SIGINT and SIGTERM then give exit code 0. */
export function treatStopAsSuccess() {
  endsWithZero = true;
}

/**
 * Starts a program in a process group of its own, so that a Ctrl+C in the terminal reaches it once:
 * through this process, which passes on every SIGINT and SIGTERM to all its children.
 * @param {string} command @param {readonly string[]} args @param {SpawnOptions} [options]
 * @param {NodeJS.Signals} [stopSignal]
 */
export function startChild(command, args, options = {}, stopSignal = 'SIGTERM') {
  watchSignals();
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    ...options,
  });
  running.set(child, stopSignal);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end.
 * @param {string} command @param {readonly string[]} args @param {SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and more when a signal ended it
 */
export function runChild(command, args, options) {
  if (stoppedBy) return Promise.resolve(signalExitCode(stoppedBy));
  return exitOf(startChild(command, args, options));
}

/** @param {ChildProcess} child @returns {Promise<number>} */
export function exitOf(child) {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signalExitCode(signal)));
  });
}

/**
 * Asks a child and what it started to end, and kills them when they do not.
 * @param {ChildProcess} child
 */
export async function stopChild(child) {
  const signal = running.get(child);
  if (!signal) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  sendSignal(child, signal);
  const timer = setTimeout(() => sendSignal(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

/**
 * Registers what must be undone when the run ends, also when a signal ends it.
 * @param {() => Promise<void> | void} cleanup
 * @returns {() => Promise<void>} does it now, once
 */
export function onEnd(cleanup) {
  watchSignals();
  cleanups.add(cleanup);
  return async () => {
    if (cleanups.delete(cleanup)) await cleanup();
  };
}

/** Undoes everything that is still registered, the latest first. */
export async function endAll() {
  await Promise.all([...running.keys()].map((child) => stopChild(child)));
  for (const cleanup of [...cleanups].reverse()) {
    cleanups.delete(cleanup);
    await cleanup();
  }
}

/** @param {string | null | undefined} signal */
function signalExitCode(signal) {
  return signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137;
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function sendSignal(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch (error) {
    // Gone already, which is what was wanted.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

let watching = false;

function watchSignals() {
  if (watching) return;
  watching = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => endBecauseOf(signal));
  }
  // npm runs scripts through a shell, which dies of a SIGTERM without passing it on. Without npm, a changed
  // parent may be wanted: a script that started the shop in the background and went away.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    endBecauseOf('SIGTERM');
  }, 500);
  timer.unref();
}

/** @param {NodeJS.Signals} signal */
function endBecauseOf(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  endAll().then(
    () => process.exit(endsWithZero ? 0 : signalExitCode(signal)),
    (error) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
}
