import { existsSync } from 'node:fs';
import { runChild } from './child.mjs';

/** @returns {boolean} whether this process may install Debian packages */
export function canInstallDebianPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} name of a Debian package
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function installDebianPackage(name) {
  process.stdout.write(`Installing ${name} with apt-get …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-y', '-qq', '-o', 'Dpkg::Use-Pty=0'];
  /** @type {import('./child.mjs').SpawnOptions} */
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  const install = () => runChild('apt-get', ['install', ...quiet, '--no-install-recommends', name], options);
  if ((await install()) === 0) return true;
  // The lists of packages may be absent or old; a mirror that is down is said by the second attempt.
  await runChild('apt-get', ['update', '-qq'], options);
  return (await install()) === 0;
}
