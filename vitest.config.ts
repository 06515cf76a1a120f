import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

// A market's own zone, far from UTC: a calendar date that passes through UTC shows itself at once.
process.env.TZ = process.env.TZ || 'America/Curacao';

const never = ['node_modules/**', '.next*/**', 'data/**', 'tests/e2e/**'];

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Next resolves this marker itself; outside Next it would throw.
      { find: 'server-only', replacement: `${root}tests/setup/server-only.ts` },
    ],
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['tests/architecture.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...never, 'backend/**', 'tests/architecture.test.ts'],
          setupFiles: ['tests/setup/console-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['**/*.test.tsx'],
          exclude: [...never, 'backend/**'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/console-errors.ts', 'tests/setup/component-setup.ts'],
        },
      },
      {
        // On the embedded database, or on PostgreSQL where TEST_DATABASE_URL names one.
        extends: true,
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts'],
          exclude: never,
          setupFiles: ['tests/setup/console-errors.ts'],
        },
      },
    ],
  },
});
