import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createViteServer } from 'vitest/node';
import { onEnd } from '../run/child.mjs';
import { ensurePostgres } from '../run/postgres-server.mjs';
import { projectRoot } from '../run/project-root.mjs';

/**
 * Measures the search for flights in the backend, on the embedded database as it is delivered, and on a
 * PostgreSQL with a million flights.
 * @param {{ searches: number, flights: number }} options
 */
export async function* measureSearch({ searches, flights }) {
  const vite = await createViteServer({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: {
      alias: [
        { find: /^@\//, replacement: `${projectRoot}/` },
        { find: 'server-only', replacement: `${projectRoot}/tests/setup/server-only.ts` },
      ],
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'sirocco-bench-'));
  const removeFolder = onEnd(() => rm(folder, { recursive: true, force: true }));
  try {
    const { searchFigures } = await vite.ssrLoadModule('/scripts/bench/search-figures.ts');
    yield { database: 'embedded', ...(await searchFigures({ dataDir: folder, searches, flights: 0 })) };
    const postgres = await ensurePostgres({ settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
    if (!postgres) {
      process.stdout.write('  No PostgreSQL can be had here: the million flights are not measured.\n');
      return;
    }
    try {
      yield {
        database: 'PostgreSQL',
        ...(await searchFigures({ dataDir: folder, databaseUrl: postgres.url, searches, flights })),
      };
    } finally {
      await postgres.stop();
    }
  } finally {
    await vite.close();
    await removeFolder();
  }
}
