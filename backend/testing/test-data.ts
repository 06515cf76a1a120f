import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Database } from '../db/database';
import { type ReferenceData, referenceData } from '../seed/reference-data';
import { seedShop } from '../seed/seed-shop';
import { testClock } from './test-clock';

/** Enough to search, compare and book; every airport exists, so a test can fly its own routes between others. */
const ROUTES = ['AMS-AYT', 'EIN-AYT', 'RTM-AYT', 'AMS-AGP', 'AMS-CUR', 'AMS-BJL', 'BRU-AGP', 'CPH-AGP'];
const TEST_DAYS = 60;

function testData(): ReferenceData {
  const all = referenceData();
  return {
    ...all,
    routes: all.routes.filter((route) => ROUTES.includes(`${route.origin}-${route.destination}`)),
  };
}

export async function seedTestShop(db: Database): Promise<void> {
  await seedShop(db, { clock: testClock(), data: testData(), daysAhead: TEST_DAYS });
}

/** Changes whenever a migration or the seed does, so that no test runs on yesterday's tables. */
export function testDataVersion(): string {
  const files = globSync(['backend/db/**/*', 'backend/seed/**/*', 'backend/testing/test-*.ts'], {
    exclude: (name) => name.endsWith('.test.ts'),
  });
  const hash = createHash('sha256');
  for (const file of files.filter((name) => /\.\w+$/.test(name)).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
