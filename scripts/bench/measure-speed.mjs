import autocannon from 'autocannon';
import { Stop } from '../run/stop.mjs';
import { bareRowsFor, htmlOf } from './bare-app.mjs';
import { median } from './figures.mjs';

const connections = 10;

/**
 * Measures pages side by side with bare ones of the same length: one round here, one there, over and over.
 * @param {{ shop: string, bare: string, pages: readonly import('./shop-pages.mjs').MeasuredPage[], rounds: number, seconds: number }} options
 * @returns {AsyncGenerator<{ page: import('./shop-pages.mjs').MeasuredPage, bytes: number, bareBytes: number, shop: number, bare: number }>}
 */
export async function* measureSpeed({ shop, bare, pages, rounds, seconds }) {
  for (const page of pages) {
    const url = `${shop}${page.path}`;
    const bytes = (await htmlOf(url)).length;
    const bareUrl = `${bare}/${page.kind}/${await bareRowsFor(bare, page.kind, bytes)}`;
    const bareBytes = (await htmlOf(bareUrl)).length;
    /** @type {{ shop: number[], bare: number[] }} */
    const rates = { shop: [], bare: [] };
    await requestsPerSecond(url, 2);
    await requestsPerSecond(bareUrl, 2);
    for (let round = 0; round < rounds; round += 1) {
      rates.shop.push(await requestsPerSecond(url, seconds));
      rates.bare.push(await requestsPerSecond(bareUrl, seconds));
    }
    yield { page, bytes, bareBytes, shop: median(rates.shop), bare: median(rates.bare) };
  }
}

/** @param {string} url @param {number} seconds */
async function requestsPerSecond(url, seconds) {
  // Without compression: that is the proxy's work, and would drown what is measured.
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'identity' },
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Stop(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx.`);
  }
  return result.requests.average;
}
