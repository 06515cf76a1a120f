import { expect, test } from 'vitest';
import { GET } from './route';

function ask(kind: string, name: string, query = ''): Promise<Response> {
  const request = new Request(`http://localhost/art/${kind}/${name}${query}`);
  return GET(request, { params: Promise.resolve({ kind, name }) });
}

test('a picture may be kept for a year, can run nothing and sets no cookie', async () => {
  const response = await ask('place', 'ayt', '?shape=card&v=1');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toMatch(/^<svg .*viewBox="0 0 1200 900"/);
});

test.each([
  ['hotel', 'ayt', ''],
  ['place', 'antalya', ''],
  ['place', '%2e%2e', ''],
  ['spot', 'nothing-like-it', ''],
  ['place', 'ayt', '?shape=huge'],
  ['place', 'ayt', '?shape=constructor'],
])('there is no picture at /art/%s/%s%s', async (kind, name, query) => {
  expect((await ask(kind, name, query)).status).toBe(404);
});
