import { describe, expect, it } from 'vitest';
import { addTexts } from './messages/catalogues.mjs';
import { checkUsage } from './messages/check-usage.mjs';
import { compareCatalogues } from './messages/compare-catalogues.mjs';
import { findUsage } from './messages/find-usage.mjs';

const rules = { base: 'nl', complete: ['nl', 'en'] };

/** @param {Record<string, unknown>} folders */
function catalogues(folders) {
  return new Map(
    Object.entries(folders).map(([folder, content]) => {
      const texts = new Map();
      addTexts(texts, 'home', content);
      return [folder, texts];
    }),
  );
}

/** @param {Record<string, unknown>} folders */
const faultsOf = (folders) => compareCatalogues(catalogues(folders), rules);

describe('the languages compared', () => {
  it('finds nothing wrong with two complete languages and an override', () => {
    const nl = { title: 'Vlieg mee', seats: '{count, plural, one {# stoel} other {# stoelen}}' };
    const en = { title: 'Fly with us', seats: '{count, plural, one {# seat} other {# seats}}' };
    expect(faultsOf({ nl, en, 'nl-be': { title: 'Vlieg mee vanuit België' } })).toEqual([]);
  });

  it('lets a language say a number without bending words', () => {
    const nl = { seats: '{count, plural, one {# stoel} other {# stoelen}}' };
    expect(faultsOf({ nl, en: { seats: 'Seats: {count}' } })).toEqual([]);
  });

  it.each([
    ['a key that English lacks', { a: 'A', b: 'B' }, { a: 'A' }, 'en: home.b is missing'],
    ['a key that only English has', { a: 'A' }, { a: 'A', b: 'B' }, 'en: home.b does not exist in nl'],
    ['an empty text', { a: 'A' }, { a: ' ' }, 'en: home.a is empty'],
    ['a value that is no text', { a: 'A' }, { a: 3 }, 'en: home.a is empty'],
    [
      'a placeholder left out',
      { a: 'Naar {city}' },
      { a: 'To there' },
      'en: home.a does not use {city}, which nl does',
    ],
    [
      'a placeholder misspelt',
      { a: 'Naar' },
      { a: 'To {town}' },
      'en: home.a uses {town}, which nl does not',
    ],
    ['a mark left out', { a: '<b>Nu</b>' }, { a: 'Now' }, 'en: home.a does not use {b}, which nl does'],
    [
      'another kind',
      { a: '{d, date}' },
      { a: '{d}' },
      'en: home.a uses {d} otherwise than nl: text instead of date',
    ],
    [
      'another choice',
      { a: '{k, select, x {X} other {O}}' },
      { a: '{k, select, y {Y} other {O}}' },
      'en: home.a uses {k} otherwise than nl: chooses among other, y',
    ],
    [
      'a plural form that English lacks',
      { a: '{n, plural, other {#}}' },
      { a: '{n, plural, many {#} other {#}}' },
      'en: home.a cannot be read: the language has no plural form "many"',
    ],
  ])('catches %s', (_title, nl, en, fault) => {
    expect(faultsOf({ nl, en })).toEqual([fault]);
  });

  it('catches a text that no formatter can read', () => {
    expect(faultsOf({ nl: { a: 'A {x' }, en: { a: 'A' } })[0]).toMatch(/^nl: home\.a cannot be read: /);
  });

  it('catches a language that is gone altogether', () => {
    expect(faultsOf({ nl: { a: 'A' } })).toEqual(['messages/en does not exist']);
  });

  it('leaves gaps to a language that is not complete yet, but no strange keys', () => {
    const complete = { a: 'A', b: 'B' };
    expect(faultsOf({ nl: complete, en: complete, fr: { a: 'A', c: 'C' } })).toEqual([
      'fr: home.c does not exist in nl',
    ]);
  });
});

/** @param {Record<string, string>} texts @param {string} source */
const usageFaults = (texts, source) =>
  checkUsage(new Map(Object.entries(texts)), 'nl', new Map([['page.tsx', findUsage('page.tsx', source)]]));

describe('what the sources ask for', () => {
  it('finds plain, rich, conditional and template keys, in server and client code', () => {
    const source = `
      export function A({ on, kind }: { on: boolean; kind: string }) {
        const t = useTranslations('home');
        return <p title={t(on ? 'on' : 'off')}>{t.rich('rich', { b: (c) => <b>{c}</b> })}{t(\`kinds.\${kind}\`)}</p>;
      }
      export async function B() { const t = await getTranslations({ locale: 'nl', namespace: 'flights' }); return t('title'); }`;
    const texts = {
      'home.on': 'Aan',
      'home.off': 'Uit',
      'home.rich': '<b>x</b>',
      'home.kinds.a': 'A',
      'flights.title': 'T',
    };
    expect(usageFaults(texts, source)).toEqual([]);
  });

  it('keeps two translators of one name apart', () => {
    const source = `
      function A() { const t = useTranslations('home'); return t('a'); }
      function B() { const t = useTranslations('flights'); return t('b'); }`;
    expect(usageFaults({ 'home.a': 'A', 'flights.b': 'B' }, source)).toEqual([]);
  });

  it('catches a key that does not exist, with its place', () => {
    const source = `const t = useTranslations('home');\nt('gone');`;
    expect(usageFaults({}, source)).toEqual(['page.tsx:2 asks for home.gone, which does not exist']);
  });

  it('catches a group of texts asked for as one text', () => {
    const source = `const t = useTranslations('home'); t('group'); t(\`group.\${x}\`);`;
    expect(usageFaults({ 'home.group.a': 'A' }, source)).toEqual([
      'page.tsx:1 asks for home.group, which does not exist',
    ]);
  });

  it('catches a template of which no key comes', () => {
    const source = `const t = useTranslations('home'); t(\`kinds.\${x}\`);`;
    expect(usageFaults({}, source)).toEqual(['page.tsx:1 asks for home.kinds.…, which does not exist']);
  });

  it('catches a value that is not handed over', () => {
    const source = `const t = useTranslations('home'); t('to', { town: 'Nice' });`;
    expect(usageFaults({ 'home.to': 'Naar {city}' }, source)).toEqual([
      'page.tsx:1 does not hand over {city} to home.to',
    ]);
  });

  it('catches a text that nobody asks for', () => {
    expect(usageFaults({ 'home.old': 'Oud' }, 'export {};')).toEqual(['home.old is used nowhere']);
  });

  it('takes a computed key as used only when its word stands in the sources', () => {
    const source = `const t = useTranslations('home'); const code = 'late'; t(code);`;
    expect(usageFaults({ 'home.late': 'Laat', 'home.never': 'Nooit' }, source)).toEqual([
      'home.never is used nowhere',
    ]);
  });

  it('takes the keys of a translator that is handed on as asked by name elsewhere', () => {
    const source = `lines(translatorFor(market, 'home')); function lines(text) { return text('tax'); }`;
    expect(usageFaults({ 'home.tax': 'Belasting' }, source)).toEqual([]);
  });
});
