import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names in order of preference
 * @param {readonly string[]} [folders] by default those of PATH
 * @returns {string | undefined} the first that exists
 */
export function findProgram(names, folders = (process.env.PATH ?? '').split(delimiter)) {
  for (const name of names) {
    for (const folder of folders) {
      if (folder && isProgram(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}
