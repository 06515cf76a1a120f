import type { Import, ImportGraph } from './import-graph';

export interface Breach {
  rule: string;
  /** "path:line → target" */
  where: string;
}

interface ImportRule {
  name: string;
  breaks: (found: Import) => boolean;
}

const under = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const isSource = (path: string) =>
  under(path, 'app', 'features', 'components', 'lib', 'backend', 'styles', 'public', 'messages') ||
  path === 'middleware.ts';
const ofPackage = (to: string, ...names: string[]) =>
  names.some((name) => to === name || to.startsWith(`${name}/`));

/** `flights` of `features/flights/…`. */
const partOf = (path: string) => path.split('/')[1];
const isInstrumentation = (path: string) => /^instrumentation(-node)?\.ts$/.test(path);
const isServerDoor = (path: string) => under(path, 'app/api') || isInstrumentation(path);

/** Of the backend, but none of its modules: what all of them stand on, and what puts them together. */
const backendFoundation = [
  'backend/db',
  'backend/problem.ts',
  'backend/context.ts',
  'backend/clock.ts',
  'backend/logger.ts',
  'backend/read-input.ts',
  'backend/handlers.ts',
];
const isFoundation = (path: string) => backendFoundation.some((one) => path === one || under(path, one));
const isBackendRoot = (path: string) => /^backend\/[^/]+$/.test(path);
/** Puts data into, or tests, all modules at once. */
const isAroundModules = (path: string) =>
  under(path, 'backend/seed', 'backend/testing') || isBackendRoot(path);
export const backendModuleOf = (path: string) =>
  under(path, 'backend') && !isFoundation(path) && !isAroundModules(path) ? partOf(path) : undefined;

const userInterface = ['next', 'react', 'react-dom', 'next-intl', '@tanstack/react-query', 'react-hook-form'];

/** Who may import whom, read from one import alone. Each name is a sentence that the breach denies. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'app imports features, components and lib; only app/api and the instrumentation also backend/server',
    breaks: ({ from, to }) =>
      (under(from, 'app') || isInstrumentation(from)) &&
      under(to, 'backend') &&
      !(isServerDoor(from) && to === 'backend/server.ts'),
  },
  {
    name: 'a feature imports its own files, components and lib',
    breaks: ({ from, to }) =>
      under(from, 'features') &&
      (under(to, 'app', 'backend') ||
        to === 'middleware.ts' ||
        (under(to, 'features') && partOf(to) !== partOf(from))),
  },
  {
    name: 'components import components, and of lib neither api nor contract',
    breaks: ({ from, to }) =>
      under(from, 'components') &&
      isSource(to) &&
      (!under(to, 'components', 'lib', 'styles', 'public') || under(to, 'lib/api', 'lib/contract')),
  },
  {
    name: 'lib imports lib; only lib/api/embedded.ts reaches backend/server, lazily',
    breaks: ({ from, to, isLazy }) =>
      under(from, 'lib') &&
      isSource(to) &&
      !under(to, 'lib', 'styles', 'messages') &&
      !(from === 'lib/api/embedded.ts' && to === 'backend/server.ts' && isLazy),
  },
  {
    name: 'lib/contract imports only Zod',
    breaks: ({ from, to }) => under(from, 'lib/contract') && !under(to, 'lib/contract') && to !== 'zod',
  },
  {
    name: 'the backend imports neither app, features nor components',
    breaks: ({ from, to }) => under(from, 'backend') && isSource(to) && !under(to, 'backend', 'lib'),
  },
  {
    name: 'a backend module takes from others their verbs, not their routes or queries',
    breaks: ({ from, to, isType }) => {
      const [own, other] = [backendModuleOf(from), backendModuleOf(to)];
      return (
        !isType &&
        own !== undefined &&
        other !== undefined &&
        own !== other &&
        /\/(routes|[\w-]+-queries)\.ts$/.test(to)
      );
    },
  },
  {
    name: 'a backend module does not import what puts the modules together',
    breaks: ({ from, to, isType }) =>
      backendModuleOf(from) !== undefined &&
      /^backend\/(app|server|background-work)\.ts$/.test(to) &&
      !isType,
  },
  {
    name: 'SQL stands in *-queries.ts and *-tables.ts, the database folder and the seed',
    breaks: ({ from, to, isType }) =>
      backendModuleOf(from) !== undefined &&
      !/-(queries|tables)\.ts$/.test(from) &&
      ofPackage(to, 'drizzle-orm', 'pg', '@electric-sql/pglite') &&
      !isType,
  },
  {
    name: 'middleware.ts imports lib only',
    breaks: ({ from, to }) => from === 'middleware.ts' && isSource(to) && !under(to, 'lib'),
  },
  {
    name: 'the product does not import tests or scripts',
    breaks: ({ from, to }) =>
      isSource(from) &&
      !under(from, 'backend/testing') &&
      (under(to, 'tests', 'scripts', 'backend/testing') || /\.test\.tsx?$/.test(to)),
  },
];

export const backendIsPure = 'the backend reaches no user interface, not even through lib';
export const modulesHaveNoCircle = 'backend modules do not import each other in a circle';
/** Rules that need the whole graph. */
export const graphRules = [backendIsPure, modulesHaveNoCircle];

/** Every breach of every rule, in the order of the rules. */
export function findBreaches(graph: ImportGraph): Breach[] {
  const single = importRules.flatMap((rule) =>
    graph.imports.filter(rule.breaks).map((found) => ({ rule: rule.name, where: whereOf(found) })),
  );
  return [...single, ...impureBackend(graph), ...moduleCircles(graph)];
}

const whereOf = ({ from, line, to }: Import) => `${from}:${line} → ${to}`;

function impureBackend({ files, imports }: ImportGraph): Breach[] {
  // What is imported lazily or as a type alone brings no code along.
  const brought = imports.filter((found) => !found.isLazy && !found.isType);
  const reached = new Set([...files].filter((path) => under(path, 'backend')));
  for (const path of reached) {
    for (const { to } of brought.filter((found) => found.from === path)) {
      if (files.has(to)) reached.add(to);
    }
  }
  return brought
    .filter(({ from, to }) => reached.has(from) && ofPackage(to, ...userInterface))
    .map((found) => ({ rule: backendIsPure, where: whereOf(found) }));
}

function moduleCircles({ imports }: ImportGraph): Breach[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const found of imports) {
    const [own, other] = [backendModuleOf(found.from), backendModuleOf(found.to)];
    if (!own || !other || own === other) continue;
    const others = edges.get(own) ?? new Map<string, Import>();
    others.set(other, others.get(other) ?? found);
    edges.set(own, others);
  }
  return [...edges.keys()].sort().flatMap((start) => {
    const circle = pathBack(start, start, edges, new Set());
    // Each circle is told once, at its first module by name.
    if (!circle || circle.some(({ from }) => (backendModuleOf(from) ?? '') < start)) return [];
    return [{ rule: modulesHaveNoCircle, where: circle.map(whereOf).join(', ') }];
  });
}

function pathBack(
  at: string,
  goal: string,
  edges: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  seen: Set<string>,
): Import[] | undefined {
  for (const [next, found] of edges.get(at) ?? []) {
    if (next === goal) return [found];
    if (seen.has(next)) continue;
    seen.add(next);
    const rest = pathBack(next, goal, edges, seen);
    if (rest) return [found, ...rest];
  }
  return undefined;
}
