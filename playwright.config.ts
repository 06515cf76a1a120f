import { defineConfig } from '@playwright/test';
import './tests/setup/json-imports';
import { installedChromium } from './scripts/run/chromium.mjs';

const isCi = process.env.CI === 'true';
const isRoot = process.getuid?.() === 0;

/** Journeys for a small touch screen say so in their name: `search.phone.e2e.ts`. */
const phoneJourneys = '**/*.phone.e2e.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  // Two cores serve the shop, the browser and the database.
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // A shared machine stalls now and then; a journey that needs its second try is listed as flaky.
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  use: {
    // `npm test -- browser` starts a shop of its own; without it, the journeys visit one that runs already.
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: phoneJourneys, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: phoneJourneys,
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
