import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {{ kind: 'text' | 'number' | 'date' | 'select' | 'tag', options: string[] }} Argument */

const kinds = /** @type {const} */ ({
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'number',
  [TYPE.tag]: 'tag',
});

/**
 * What a text asks its caller for.
 * @param {string} text in ICU message syntax
 * @param {string} language whose plural forms it may use
 * @returns {Map<string, Argument>}
 * @throws {Error} when the syntax is wrong or a plural form does not exist in the language
 */
export function argumentsOf(text, language) {
  /** @type {Map<string, Argument>} */
  const found = new Map();
  collect(parse(text), pluralForms(language), found);
  return found;
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @param {ReadonlySet<string>} forms @param {Map<string, Argument>} found
 */
function collect(elements, forms, found) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const options = 'options' in element ? element.options : undefined;
    if (element.type === TYPE.plural) {
      const unknown = Object.keys(element.options).find((form) => !form.startsWith('=') && !forms.has(form));
      if (unknown) throw new Error(`the language has no plural form "${unknown}"`);
    }
    const kind = kinds[element.type];
    const before = found.get(element.value);
    // The stricter use of one argument says what it must be: `{n}` beside `{n, plural, …}` is a number.
    if (!before || before.kind === 'text') {
      found.set(element.value, { kind, options: kind === 'select' ? Object.keys(options ?? {}).sort() : [] });
    }
    for (const option of Object.values(options ?? {})) collect(option.value, forms, found);
    if (element.type === TYPE.tag) collect(element.children, forms, found);
  }
}

/** @param {string} language @returns {ReadonlySet<string>} for counting and for ranking */
function pluralForms(language) {
  const types = /** @type {const} */ (['cardinal', 'ordinal']);
  return new Set(
    types.flatMap((type) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories),
  );
}
