import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin';

const post = (origin: string | null, host = 'shop.example') =>
  new Request(`http://${host}/nl/booking/submit/start`, {
    method: 'POST',
    headers: { host, ...(origin ? { origin } : {}) },
  });

test.each([
  ['the shop itself', 'http://shop.example', undefined, true],
  ['another site', 'http://evil.example', undefined, false],
  ['another port', 'http://shop.example:81', undefined, false],
  ['another scheme', 'https://shop.example', undefined, false],
  ['an opaque origin', 'null', undefined, false],
  ['no origin', null, undefined, false],
  ['the public origin behind a proxy', 'https://www.shop.example', 'https://www.shop.example/', true],
  ['the inner origin behind a proxy', 'http://shop.example', 'https://www.shop.example', false],
])('a form from %s', (_, origin, publicOrigin, allowed) => {
  expect(isSameOrigin(post(origin), publicOrigin)).toBe(allowed);
});

test('a form of a page without referrer is told by Sec-Fetch-Site alone', () => {
  const from = (site: string) => {
    const request = post('null');
    request.headers.set('sec-fetch-site', site);
    return isSameOrigin(request, undefined);
  };
  expect(from('same-origin')).toBe(true);
  expect(from('same-site')).toBe(false);
  expect(from('cross-site')).toBe(false);
});
