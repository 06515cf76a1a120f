import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The TypeScript sources under some folders or files of the project, without tests and declarations.
 * @param {string} root @param {readonly string[]} places
 * @returns {string[]} paths inside the root, with slashes, sorted
 */
export function listSources(root, places) {
  const paths = places.flatMap((place) => {
    if (!existsSync(join(root, place))) return [];
    if (statSync(join(root, place)).isFile()) return [place];
    return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(place, path),
    );
  });
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => path.split(sep).join('/'))
    .sort();
}
