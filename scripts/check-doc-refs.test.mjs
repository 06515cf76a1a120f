import { expect, it } from 'vitest';
import { brokenReferences } from './docs/find-references.mjs';

const files = [
  'README.md',
  'lib/money.ts',
  'lib/contract/flights.ts',
  'docs/deploying.md',
  'app/[locale]/page.tsx',
  'middleware.ts',
];

/** @param {string} text @param {string} [document] */
const broken = (text, document = 'README.md') =>
  brokenReferences(document, text, files).map((reference) => reference.path);

it.each([
  'Amounts: `lib/money.ts`, in `lib/contract/` and `lib/contract`',
  'The page `app/[locale]/page.tsx`, all of `lib/contract/*.ts`, `lib/{money,contract/flights}.ts`, `middleware.ts`',
  'Run `npm start`, call `/flights/{origin}`, read `text/html`, set `DATA_DIR`, delete `data/`',
  'See [deploying](docs/deploying.md) and [how](docs/deploying.md#ports), or [Node](https://nodejs.org)',
])('lets stand: %s', (text) => {
  expect(broken(text)).toEqual([]);
});

it.each([
  ['a file that is gone', 'See `lib/cash.ts`', 'lib/cash.ts'],
  ['a folder that is gone', 'See `lib/cash/`', 'lib/cash'],
  ['a file of the root that is gone', 'See `proxy.ts`', 'proxy.ts'],
  ['a pattern that nothing fits', 'See `lib/contract/*.json`', 'lib/contract/*.json'],
  ['a link that leads nowhere', 'See [this](docs/gone.md)', 'docs/gone.md'],
])('catches %s', (_title, text, path) => {
  expect(broken(text)).toEqual([path]);
});

it('reads links from where the document stands', () => {
  expect(broken('[up](../README.md) [beside](deploying.md) [gone](../lib/gone.ts)', 'docs/index.md')).toEqual(
    ['lib/gone.ts'],
  );
});

it('says the line', () => {
  expect(brokenReferences('README.md', 'one\n`lib/gone.ts`', files)).toEqual([
    { path: 'lib/gone.ts', line: 2 },
  ]);
});
