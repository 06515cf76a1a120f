import { argumentsOf } from './icu-arguments.mjs';

/** @typedef {import('./catalogues.mjs').Catalogues} Catalogues */
/** @typedef {import('./icu-arguments.mjs').Argument} Argument */

/**
 * Finds what would show a visitor a gap, a broken text or the wrong language.
 * @param {Catalogues} catalogues
 * @param {{ base: string, complete: readonly string[] }} rules
 * `base`: the fallback of every market; `complete`: the folders that must have each of its keys
 * @returns {string[]} faults in words
 */
export function compareCatalogues(catalogues, { base, complete }) {
  const baseTexts = catalogues.get(base);
  if (!baseTexts) return [`messages/${base} does not exist`];
  /** @type {string[]} */
  const faults = [];
  for (const folder of complete) {
    const texts = catalogues.get(folder);
    if (!texts) faults.push(`messages/${folder} does not exist`);
    for (const key of baseTexts.keys()) {
      if (texts && !texts.has(key)) faults.push(`${folder}: ${key} is missing`);
    }
  }
  for (const [folder, texts] of catalogues) {
    for (const [key, text] of texts) {
      const fault = textFault(folder, text) ?? baseFault(folder, text, base, baseTexts.get(key));
      if (fault) faults.push(`${folder}: ${key} ${fault}`);
    }
  }
  return faults;
}

/** @param {string} folder @param {string} text */
function textFault(folder, text) {
  if (text.trim() === '') return 'is empty';
  try {
    argumentsOf(text, languageOf(folder));
    return undefined;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** @param {string} folder @param {string} text @param {string} base @param {string | undefined} baseText */
function baseFault(folder, text, base, baseText) {
  if (folder === base) return undefined;
  if (baseText === undefined) return `does not exist in ${base}`;
  if (textFault(base, baseText)) return undefined;
  const wanted = argumentsOf(baseText, languageOf(base));
  const found = argumentsOf(text, languageOf(folder));
  for (const [name, argument] of wanted) {
    const other = found.get(name);
    if (!other) return `does not use {${name}}, which ${base} does`;
    const difference = argumentDifference(argument, other);
    if (difference) return `uses {${name}} otherwise than ${base}: ${difference}`;
  }
  const extra = [...found.keys()].find((name) => !wanted.has(name));
  return extra === undefined ? undefined : `uses {${extra}}, which ${base} does not`;
}

/** @param {Argument} one @param {Argument} other */
function argumentDifference(one, other) {
  // A number may stand in a text as it is; whether it bends the words around it depends on the language.
  const isPlain = (/** @type {Argument} */ argument) =>
    argument.kind === 'text' || argument.kind === 'number';
  if (isPlain(one) && isPlain(other)) return undefined;
  if (one.kind !== other.kind) return `${other.kind} instead of ${one.kind}`;
  if (one.options.join() !== other.options.join()) return `chooses among ${other.options.join(', ')}`;
  return undefined;
}

/** The language of a folder: `nl-be` holds Dutch for Belgium, `cw-en` English for the Antilles. @param {string} folder */
function languageOf(folder) {
  return folder.startsWith('cw-') ? folder.slice('cw-'.length) : folder;
}
