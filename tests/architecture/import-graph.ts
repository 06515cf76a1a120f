import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One `import`, `export … from` or `import()` of a source file. */
export interface Import {
  from: string;
  /** A path of the project, or the name as written for a package. */
  to: string;
  line: number;
  /** Fetched when the code runs, with `import()`. */
  isLazy: boolean;
  /** Gone after compilation. */
  isType: boolean;
}

export interface ImportGraph {
  files: ReadonlySet<string>;
  imports: readonly Import[];
  /** What could not be read, as "path:line what". */
  faults: readonly string[];
}

/**
 * Reads who imports whom.
 * @param sources path → content of every TypeScript source
 * @param otherFiles paths that may be imported without being read: style sheets, data
 */
export function readImportGraph(
  sources: ReadonlyMap<string, string>,
  otherFiles: ReadonlySet<string>,
): ImportGraph {
  const imports: Import[] = [];
  const faults: string[] = [];
  for (const [from, source] of sources) {
    const { requests, errors } = readRequests(from, source);
    for (const error of errors) faults.push(`${from} cannot be parsed: ${error}`);
    for (const { name, line, ...kind } of requests) {
      const to = resolveImport(from, name, sources, otherFiles);
      if (to === undefined) faults.push(`${from}:${line} imports ${name}, which does not exist`);
      else imports.push({ from, to, line, ...kind });
    }
  }
  return { files: new Set(sources.keys()), imports, faults };
}

type Request = Pick<Import, 'isLazy' | 'isType' | 'line'> & { name: string };
interface Requests {
  requests: readonly Request[];
  errors: readonly string[];
}

/** The graph is made anew for every planted breach; the sources stay the same. */
const known = new Map<string, Requests>();

function readRequests(path: string, source: string): Requests {
  const key = `${path}\0${source}`;
  const read = known.get(key) ?? parseRequests(path, source);
  known.set(key, read);
  return read;
}

function parseRequests(path: string, source: string): Requests {
  const { module, errors } = parseSync(path, source);
  const found = [...staticRequests(module), ...lazyRequests(source)];
  return {
    requests: found.map(({ start, ...rest }) => ({
      ...rest,
      line: source.slice(0, start).split('\n').length,
    })),
    errors: errors.map((error) => error.message),
  };
}

type Found = Omit<Request, 'line'> & { start: number };
type ModuleRecord = ReturnType<typeof parseSync>['module'];

function staticRequests(module: ModuleRecord): Found[] {
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    start: moduleRequest.start,
    isLazy: false,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, start: moduleRequest.start, isLazy: false, isType }] : [],
    ),
  );
  return [...imported, ...passedOn];
}

/** `import('…')`, as an expression and inside a type; both count as lazy. */
function lazyRequests(source: string): Found[] {
  return [...source.matchAll(/\bimport\(\s*(['"`])([^'"`$]+)\1/g)].map((match) => ({
    name: match[2] ?? '',
    start: match.index,
    isLazy: true,
    isType: false,
  }));
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolveImport(
  from: string,
  name: string,
  sources: ReadonlyMap<string, string>,
  otherFiles: ReadonlySet<string>,
): string | undefined {
  const isOwn = name.startsWith('.') || name.startsWith('@/');
  if (!isOwn) return name;
  const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(from), name);
  return endings.map((ending) => path + ending).find((one) => sources.has(one) || otherFiles.has(one));
}
