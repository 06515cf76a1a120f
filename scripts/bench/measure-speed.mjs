import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { Stop } from '../run/stop.mjs';
import { bareRowsFor, htmlOf } from './bare-app.mjs';
import { median } from './figures.mjs';

const connections = 10;
const warmUpRequests = 150;

/** @typedef {{ address: string, pid: number | undefined }} Server */
/** @typedef {{ rate: number, cpu: number }} Speed requests a second; milliseconds of processor time a request */

/**
 * Measures pages side by side with bare ones of the same length: one round here, one there, over and over.
 * @param {{ shop: Server, bare: Server, pages: readonly import('./shop-pages.mjs').MeasuredPage[], rounds: number, seconds: number }} options
 * @returns {AsyncGenerator<{ page: import('./shop-pages.mjs').MeasuredPage, bytes: number, bareBytes: number, shop: Speed, bare: Speed }>}
 */
export async function* measureSpeed({ shop, bare, pages, rounds, seconds }) {
  for (const page of pages) {
    const url = `${shop.address}${page.path}`;
    const bytes = (await htmlOf(url)).length;
    const bareUrl = `${bare.address}/${page.kind}/${await bareRowsFor(bare.address, page.kind, bytes)}`;
    const bareBytes = (await htmlOf(bareUrl)).length;
    /** @type {{ shop: Speed[], bare: Speed[] }} */
    const found = { shop: [], bare: [] };
    // Until Node has compiled what is hot.
    await autocannon({ url, connections, amount: warmUpRequests });
    await autocannon({ url: bareUrl, connections, amount: warmUpRequests });
    for (let round = 0; round < rounds; round += 1) {
      found.shop.push(await oneRound(shop, url, seconds));
      found.bare.push(await oneRound(bare, bareUrl, seconds));
    }
    yield { page, bytes, bareBytes, shop: middle(found.shop), bare: middle(found.bare) };
  }
}

/** @param {readonly Speed[]} speeds @returns {Speed} */
const middle = (speeds) => ({
  rate: median(speeds.map(({ rate }) => rate)),
  cpu: median(speeds.map(({ cpu }) => cpu)),
});

/** @param {Server} server @param {string} url @param {number} seconds @returns {Promise<Speed>} */
async function oneRound(server, url, seconds) {
  const before = processorTime(server.pid);
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
  return { rate: result.requests.average, cpu: (processorTime(server.pid) - before) / result.requests.total };
}

/**
 * What a process has used of the processor so far, in milliseconds. Other programs on the machine take requests
 * away from both servers, but hardly change this.
 * @param {number | undefined} pid
 * @returns {number} NaN where the system does not tell
 */
function processorTime(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  // After the name, which may hold spaces: fields 14 and 15 of proc(5), in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
