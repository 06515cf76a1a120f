import { argumentsOf } from './icu-arguments.mjs';

/** @typedef {import('./find-usage.mjs').FileUsage} FileUsage */

/**
 * Holds what the sources ask for against the texts there are.
 * @param {ReadonlyMap<string, string>} texts of the base language @param {string} language
 * @param {ReadonlyMap<string, FileUsage>} files by path
 * @param {ReadonlySet<string>} [otherLiterals] words of data files that may name a text
 * @returns {string[]} faults in words
 */
export function checkUsage(texts, language, files, otherLiterals = new Set()) {
  const keys = [...texts.keys()];
  const used = new Set();
  /** @type {string[]} */
  const faults = [];
  for (const [path, { usages }] of files) {
    for (const usage of usages) {
      const prefix = usage.namespace === '' ? '' : `${usage.namespace}.`;
      const isAsked = matcher(prefix, usage);
      const asked = keys.filter(isAsked);
      for (const key of asked) used.add(key);
      const place = `${path}:${usage.line}`;
      if (asked.length === 0)
        faults.push(`${place} asks for ${prefix}${keyText(usage.key)}, which does not exist`);
      // A template may fit texts that its values never lead to, so only a key in full says what it needs.
      for (const key of typeof usage.key === 'string' ? asked : []) {
        const missing = missingValue(texts.get(key) ?? '', language, usage.values);
        if (missing) faults.push(`${place} does not hand over {${missing}} to ${key}`);
      }
    }
  }
  const literals = new Set(otherLiterals);
  for (const { literals: own } of files.values()) for (const literal of own) literals.add(literal);
  const unclear = new Set([...files.values()].flatMap((file) => file.unclear));
  for (const key of keys) {
    if (!used.has(key) && !isNamedByData(key, literals, unclear)) faults.push(`${key} is used nowhere`);
  }
  return faults;
}

/** @param {string | RegExp} key */
const keyText = (key) =>
  typeof key === 'string' ? key : key.source.slice(1, -1).replaceAll('.+', '…').replaceAll('\\', '');

/** @param {string} prefix @param {import('./find-usage.mjs').Usage} usage @returns {(key: string) => boolean} */
function matcher(prefix, { key, mayBeGroup }) {
  if (key instanceof RegExp) {
    return (candidate) => candidate.startsWith(prefix) && key.test(candidate.slice(prefix.length));
  }
  const full = `${prefix}${key}`;
  return (candidate) => candidate === full || (mayBeGroup && candidate.startsWith(`${full}.`));
}

/** @param {string} text @param {string} language @param {readonly string[] | undefined} values */
function missingValue(text, language, values) {
  if (!values) return undefined;
  try {
    return [...argumentsOf(text, language).keys()].find((name) => !values.includes(name));
  } catch {
    // A text that cannot be read is a fault of the catalogue, reported there.
    return undefined;
  }
}

/**
 * A key that is computed is taken as used when the part behind its namespace, or the whole, stands somewhere
 * as a word of its own: an error code of a schema, a status of the contract.
 * @param {string} key @param {ReadonlySet<string>} literals @param {ReadonlySet<string>} unclear
 */
function isNamedByData(key, literals, unclear) {
  if (literals.has(key)) return true;
  return [...unclear].some((namespace) => {
    const prefix = namespace === '' ? '' : `${namespace}.`;
    return key.startsWith(prefix) && literals.has(key.slice(prefix.length));
  });
}
