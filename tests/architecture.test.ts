import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImportGraph } from './architecture/import-graph';
import {
  backendIsPure,
  findBreaches,
  graphRules,
  importRules,
  modulesHaveNoCircle,
} from './architecture/import-rules';

const root = join(import.meta.dirname, '..');
const places = [
  'app',
  'backend',
  'components',
  'features',
  'lib',
  'messages',
  'styles',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
];

const paths = places.flatMap((place) => {
  if (statSync(join(root, place), { throwIfNoEntry: false })?.isDirectory() !== true) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${place}/${path.replaceAll('\\', '/')}`,
  );
});
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
const sources = new Map(
  paths
    .filter((path) => isSource(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const otherFiles = new Set(paths.filter((path) => !isSource(path)));

const breachesWith = (planted: Record<string, string>) =>
  findBreaches(readImportGraph(new Map([...sources, ...Object.entries(planted)]), otherFiles));

const graph = readImportGraph(sources, otherFiles);

describe('the import rules', () => {
  it('are held against the whole product', () => {
    // A reader that sees nothing would find nothing wrong.
    expect(graph.files.size).toBeGreaterThan(250);
    expect(graph.imports.length).toBeGreaterThan(800);
    expect(graph.faults).toEqual([]);
  });

  it('are kept', () => {
    expect(findBreaches(graph).map((breach) => `${breach.where} — ${breach.rule}`)).toEqual([]);
  });
});

/** For each rule a file that breaks it, in one of the ways in which code can import. */
const planted: Record<string, Record<string, string>> = {
  'app imports features, components and lib; only app/api and the instrumentation also backend/server': {
    'app/[locale]/planted/page.tsx': `import { backend } from '@/backend/server';`,
  },
  'a feature imports its own files, components and lib': {
    'features/flights/planted.tsx': `export { B } from '../planted/b';`,
    'features/planted/b.tsx': 'export const B = () => <b />;',
  },
  'components import components, and of lib neither api nor contract': {
    'components/planted.tsx': `import type { FlightSearchResult } from '@/lib/contract/flights';`,
  },
  'lib imports lib; only lib/api/embedded.ts reaches backend/server, lazily': {
    'lib/planted.ts': `export const open = () => import('@/backend/server');`,
  },
  'lib/contract imports only Zod': {
    'lib/contract/planted.ts': `import { marketOf } from '../markets';`,
  },
  'the backend imports neither app, features nor components': {
    'backend/flights/planted.ts': `import { Price } from '@/components/price';`,
  },
  'a backend module takes from others their verbs, not their routes or queries': {
    'backend/booking/planted.ts': `import * as queries from '../flights/flight-queries';`,
  },
  'a backend module does not import what puts the modules together': {
    'backend/flights/planted.ts': `import { createApp } from '../app';`,
  },
  'SQL stands in *-queries.ts and *-tables.ts, the database folder and the seed': {
    'backend/flights/planted.ts': `import { sql } from 'drizzle-orm';`,
  },
  'middleware.ts imports lib only': {
    'middleware.ts': `import { B } from './features/planted/b';`,
    'features/planted/b.tsx': 'export const B = () => <b />;',
  },
  'the product does not import tests or scripts': {
    'lib/planted.ts': `import '@/lib/planted.test';`,
    'lib/planted.test.ts': '',
  },
  [backendIsPure]: {
    'backend/flights/planted.ts': `import { planted } from '@/lib/planted';`,
    'lib/planted.ts': `import { cache } from 'react';`,
  },
  [modulesHaveNoCircle]: {
    'backend/planted-a/verb.ts': `import { b } from '../planted-b/verb';`,
    'backend/planted-b/verb.ts': `import { a } from '../planted-a/verb';`,
  },
};

describe('a planted breach', () => {
  it.each([...importRules.map((rule) => rule.name), ...graphRules])('is caught: %s', (rule) => {
    const files = planted[rule];
    expect(files, 'each rule needs a file that breaks it').toBeDefined();
    const before = findBreaches(graph).filter((breach) => breach.rule === rule).length;
    const found = breachesWith(files ?? {}).filter((breach) => breach.rule === rule);
    expect(found).toHaveLength(before + 1);
  });

  it.each([
    `import './gone';`,
    `import type { A } from './gone';`,
    `export * from './gone';`,
    `export type { A } from './gone';`,
    `const a = () => import('./gone');`,
    `type A = import('./gone').A;`,
  ])('is caught when its target does not exist: %s', (code) => {
    const { faults } = readImportGraph(new Map([['lib/a.ts', code]]), new Set());
    expect(faults).toEqual(['lib/a.ts:1 imports ./gone, which does not exist']);
  });
});

describe('the lazy door to the backend', () => {
  const rule = 'lib imports lib; only lib/api/embedded.ts reaches backend/server, lazily';
  const through = (code: string) =>
    findBreaches(
      readImportGraph(
        new Map([
          ['lib/api/embedded.ts', code],
          ['backend/server.ts', ''],
        ]),
        new Set(),
      ),
    ).map((breach) => breach.rule);

  it('stands open to import() alone', () => {
    expect(through(`const backend = await import('@/backend/server');`)).toEqual([]);
    expect(through(`import { backend } from '@/backend/server';`)).toEqual([rule]);
  });
});

describe('source files', () => {
  const longest = 300;
  const tooLong = (files: ReadonlyMap<string, string>) =>
    [...files].filter(([, source]) => source.split('\n').length > longest).map(([path]) => path);

  it(`stay under ${longest} lines`, () => {
    expect(tooLong(new Map([['lib/planted.ts', '\n'.repeat(longest)]]))).toEqual(['lib/planted.ts']);
    expect(tooLong(sources)).toEqual([]);
  });

  it('are no barrels', () => {
    expect([...sources.keys()].filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });
});
