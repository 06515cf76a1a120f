import { posix } from 'node:path';

/** @typedef {{ path: string, line: number }} Reference */

/** Made when the product runs, so no part of the repository. */
const made = /^(data|node_modules|test-results|\.next|\.env)(\/|$)/;

/**
 * Paths of the repository that a document names, in backticks or as the target of a link, and that do not exist.
 * @param {string} document its own path @param {string} text @param {readonly string[]} files all paths there are
 * @returns {Reference[]}
 */
export function brokenReferences(document, text, files) {
  const known = new Set(files.flatMap(withFolders));
  const roots = new Set([...known].map((path) => path.split('/')[0]));
  return text.split('\n').flatMap((content, index) => {
    const named = [...content.matchAll(/`([^`\n]+)`/g)]
      .map((match) => match[1])
      .filter((path) => looksLikePath(path, roots));
    const linked = [...content.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1])
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.normalize(posix.join(posix.dirname(document), target)));
    return [...named, ...linked]
      .map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))
      .filter((path) => !made.test(path) && !exists(path, known))
      .map((path) => ({ path, line: index + 1 }));
  });
}

/** @param {string} path @returns {string[]} the path and every folder above it */
function withFolders(path) {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * `lib/money.ts`, `docs/` and `middleware.ts` are paths; `/flights/{origin}`, `npm start` and `a/b` of nowhere are not.
 * @param {string} text @param {ReadonlySet<string>} roots
 */
function looksLikePath(text, roots) {
  if (!/^[\w@.[\]()*{},-]+(\/[\w@.[\]()*{},-]*)*$/.test(text)) return false;
  if (text.includes('/')) return roots.has(text.replace(/^\.\//, '').split('/')[0]) || text.startsWith('./');
  return /\.(ts|tsx|mjs|md|json|scss|yml|yaml)$/.test(text) && !text.startsWith('.');
}

/** @param {string} path maybe with `*`, `{a,b}` or `…` @param {ReadonlySet<string>} known */
function exists(path, known) {
  if (known.has(path)) return true;
  if (!/[*{]/.test(path)) return false;
  const pattern = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, list) => `(${list.replaceAll(',', '|')})`)
    .replace(/\*\*?/g, (star) => (star === '**' ? '.*' : '[^/]*'));
  const test = new RegExp(`^${pattern}$`);
  return [...known].some((candidate) => test.test(candidate));
}
