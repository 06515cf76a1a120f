import { expect, test } from 'vitest';
import { config } from './middleware';

const pattern = new RegExp(`^${config.matcher[0]}$`);

test.each([
  '/',
  '/nl/flow',
  '/wp-login.php',
  '/foo.bar',
  '/nl/foo.bar',
  '/nl/flights/AMS/AYT/20270420.x',
  '/nl/booking/confirmation/x.y',
  '/nl/booking/confirmation/ABC234/calendar.ics',
  '/nl/robots.txt',
  '/favicon.ico',
  '/sitemap.xml',
])('%s gets its market, its status and its policy', (path) => {
  expect(pattern.test(path)).toBe(true);
});

test.each([
  '/api/booking/price',
  '/art/hero/x.svg',
  '/_next/static/chunks/a.js',
  '/healthz',
  '/market/nl',
  '/sandbox-bank/pay',
  '/icon.svg',
  '/robots.txt',
])('%s has no locale and is left alone', (path) => {
  expect(pattern.test(path)).toBe(false);
});
