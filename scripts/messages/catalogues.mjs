import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Map<string, string>} Texts dotted key (`namespace.some.key`) → text */
/** @typedef {Map<string, Texts>} Catalogues folder of `messages/` → its texts */

/**
 * Reads all folders of `messages/`; a file's name is the first part of its keys.
 * @param {string} folder
 * @returns {Catalogues}
 */
export function readCatalogues(folder) {
  /** @type {Catalogues} */
  const catalogues = new Map();
  if (!existsSync(folder)) return catalogues;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    /** @type {Texts} */
    const texts = new Map();
    for (const file of readdirSync(join(folder, entry.name))) {
      if (!file.endsWith('.json')) continue;
      const content = JSON.parse(readFileSync(join(folder, entry.name, file), 'utf8'));
      addTexts(texts, file.slice(0, -'.json'.length), content);
    }
    catalogues.set(entry.name, texts);
  }
  return catalogues;
}

/**
 * @param {Texts} texts @param {string} path
 * @param {unknown} value a text, or an object or list of them; anything else becomes an empty text, which is refused
 */
export function addTexts(texts, path, value) {
  if (typeof value !== 'object' || value === null) {
    texts.set(path, typeof value === 'string' ? value : '');
    return;
  }
  for (const [name, inner] of Object.entries(value)) addTexts(texts, `${path}.${name}`, inner);
}
