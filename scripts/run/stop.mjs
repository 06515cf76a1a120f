/** A run that cannot go on; its message is all the reader needs, so no stack is printed. */
export class Stop extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Stop';
    this.exitCode = exitCode;
  }
}

/**
 * Runs a script's main function; a `Stop` ends the process with one line on stderr.
 * @param {() => Promise<number | undefined>} main answers the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
