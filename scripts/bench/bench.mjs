// What the shop costs, beside the least it could cost: npm run bench, or some of it: npm run bench -- speed
// --rounds=7 --seconds=5 makes steadier figures. Timings differ from machine to machine; the ratios hardly do.
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../run/build.mjs';
import { endAll, onEnd } from '../run/child.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { findFreePort } from '../run/ports.mjs';
import { noSettings } from '../run/settings.mjs';
import { startShop } from '../run/shop.mjs';
import { runMain, Stop } from '../run/stop.mjs';
import { kilobytes, quantile, table, verdict } from './figures.mjs';

const parts = ['speed', 'scripts', 'search'];

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      searches: { type: 'string', default: '300' },
      flights: { type: 'string', default: '1000000' },
    },
  });
  const unknown = positionals.find((name) => !parts.includes(name));
  if (unknown) throw new Stop(`There is no "${unknown}" to measure; there are ${parts.join(', ')}.`);
  const isWanted = (/** @type {string} */ name) => positionals.length === 0 || positionals.includes(name);
  await ensureInstalled();
  if (isWanted('speed') || isWanted('scripts')) {
    await withBothRunning(async (places) => {
      if (isWanted('speed'))
        await printSpeed({ ...places, rounds: Number(values.rounds), seconds: Number(values.seconds) });
      if (isWanted('scripts')) await printScripts(places);
    });
  }
  if (isWanted('search'))
    await printSearch({ searches: Number(values.searches), flights: Number(values.flights) });
  await endAll();
  return 0;
});

/** @typedef {{ shop: import('./measure-speed.mjs').Server, bare: import('./measure-speed.mjs').Server, pages: import('./shop-pages.mjs').MeasuredPage[] }} Places */

/** @param {(places: Places) => Promise<void>} measure */
async function withBothRunning(measure) {
  const { startBareApp } = await import('./bare-app.mjs');
  const { shopPages } = await import('./shop-pages.mjs');
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'sirocco-bench-'));
  const removeFolder = onEnd(() => rm(folder, { recursive: true, force: true }));
  const bare = await startBareApp();
  const log = await open(join(folder, 'shop.log'), 'w');
  const shop = await startShop({
    port: await findFreePort(),
    env: { ...noSettings(), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    output: log.fd,
  });
  try {
    await measure({ shop, bare, pages: await shopPages(shop.address) });
  } catch (error) {
    process.stderr.write(await readFile(join(folder, 'shop.log'), 'utf8'));
    throw error;
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
    await log.close();
    await removeFolder();
  }
}

/** @param {Places & { rounds: number, seconds: number }} options */
async function printSpeed(options) {
  const { measureSpeed } = await import('./measure-speed.mjs');
  process.stdout.write(
    `\nRequests a second, median of ${options.rounds} rounds of ${options.seconds} s in turns, without compression\n`,
  );
  const rows = [
    [
      'page',
      'shop html',
      'bare html',
      'shop',
      'bare',
      'ratio',
      'goal',
      '',
      'shop ms CPU',
      'bare ms CPU',
      'ratio',
    ],
  ];
  for await (const { page, bytes, bareBytes, shop, bare } of measureSpeed(options)) {
    const ratio = shop.rate / bare.rate;
    rows.push([
      `${page.name} (${page.path})`,
      kilobytes(bytes),
      kilobytes(bareBytes),
      shop.rate.toFixed(0),
      bare.rate.toFixed(0),
      ratio.toFixed(2),
      `≥ ${page.speed}`,
      verdict(ratio >= page.speed),
      shop.cpu.toFixed(2),
      bare.cpu.toFixed(2),
      (bare.cpu / shop.cpu).toFixed(2),
    ]);
  }
  process.stdout.write(table(rows));
}

/** @param {Places} places */
async function printScripts(places) {
  const { measureScripts } = await import('./measure-scripts.mjs');
  process.stdout.write('\nJavaScript that a browser loads with the page, gzip\n');
  const rows = [['page', 'shop', 'bare', 'goal', '']];
  for (const { page, bytes, bareBytes, allowed } of await measureScripts({
    ...places,
    shop: places.shop.address,
    bare: places.bare.address,
  })) {
    rows.push([
      page.name,
      kilobytes(bytes),
      kilobytes(bareBytes),
      `≤ ${kilobytes(allowed)}`,
      verdict(bytes <= allowed),
    ]);
  }
  process.stdout.write(table(rows));
}

/** @param {{ searches: number, flights: number }} options */
async function printSearch(options) {
  const { measureSearch } = await import('./measure-search.mjs');
  process.stdout.write(`\nFlight search in the backend, ${options.searches} searches, milliseconds\n`);
  const rows = [['database', 'flights', 'p50', 'p95', 'SQL p50', 'SQL p95', 'ratio p50', 'goal', '']];
  for await (const { database, flights, verb, bareSql } of measureSearch(options)) {
    const [p50, p95, sql50, sql95] = [
      quantile(verb, 0.5),
      quantile(verb, 0.95),
      quantile(bareSql, 0.5),
      quantile(bareSql, 0.95),
    ];
    const isMeasured = database === 'PostgreSQL';
    rows.push([
      database,
      String(flights),
      ...[p50, p95, sql50, sql95].map((value) => value.toFixed(1)),
      (p50 / sql50).toFixed(1),
      isMeasured ? 'p95 ≤ 10, ratio ≤ 3' : '',
      isMeasured ? verdict(p95 <= 10 && p50 / sql50 <= 3) : '',
    ]);
  }
  process.stdout.write(table(rows));
}
