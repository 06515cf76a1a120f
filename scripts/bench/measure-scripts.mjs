import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../run/chromium.mjs';

const moreScripts = 1.15;

/**
 * Opens pages in a browser and sums what they load as scripts, each file compressed with gzip.
 * @param {{ shop: string, bare: string, pages: readonly import('./shop-pages.mjs').MeasuredPage[] }} options
 */
export async function measureScripts({ shop, bare, pages }) {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const bareBytes = await scriptBytes(browser, `${bare}/static/10`);
    const measured = [];
    for (const page of pages) {
      const allowed = bareBytes * moreScripts + page.scriptBytes;
      measured.push({ page, bytes: await scriptBytes(browser, `${shop}${page.path}`), bareBytes, allowed });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function scriptBytes(browser, url) {
  const page = await browser.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !/\.js(\?|$)/.test(response.url())) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total;
}
