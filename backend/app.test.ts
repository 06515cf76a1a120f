import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointPaths } from '@/lib/api/endpoint-paths';
import { expectConsoleError } from '../tests/setup/console-errors';
import { createApp } from './app';
import { notBuilt } from './handlers';
import { openTestBackend, type TestBackend } from './testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const post = (path: string, body: string) => backend.app.request(path, { method: 'POST', body });

/** The backend with one call that behaves as told, the rest refused. */
function appWhere(airport: () => Promise<unknown>) {
  const names = Object.keys(endpointPaths) as (keyof typeof endpointPaths)[];
  const handlers = { ...notBuilt(...names), airport: airport as () => Promise<never> };
  return createApp(backend.context, handlers);
}

test('every answer carries the caller’s correlation id, a problem in its body too', async () => {
  const headers = { 'correlation-id': 'visit-12345678' };
  const found = await backend.app.request('/locations/airports/antalya', { headers });
  expect(found.headers.get('correlation-id')).toBe('visit-12345678');
  const missing = await backend.app.request('/locations/airports/atlantis', { headers });
  expect(missing.headers.get('content-type')).toBe('application/problem+json');
  expect(await missing.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is no airport of that name',
    instance: '/locations/airports/atlantis',
    code: 'not-found',
    correlationId: 'visit-12345678',
  });
});

test('a correlation id that could forge a log line is replaced', async () => {
  const headers = { 'correlation-id': 'a b{"level":"info"}' };
  const answer = await backend.app.request('/locations/airports/antalya', { headers });
  expect(answer.headers.get('correlation-id')).toMatch(/^[\w-]{36}$/);
});

test('an unexpected failure tells the visitor nothing but that', async () => {
  expectConsoleError(/A call failed unexpectedly/);
  const broken = appWhere(() => Promise.reject(new Error('password=hunter2')));
  const answer = await broken.request('/locations/airports/antalya');
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ detail: 'An unexpected server error occurred.' });
  expect(text).not.toContain('hunter2');
});

test('an answer that breaks the contract is caught before anybody reads it', async () => {
  expectConsoleError(/breaks the contract at 'seoName'/);
  const broken = appWhere(() => Promise.resolve({ code: 'AYT', name: 'Antalya' }));
  expect((await broken.request('/locations/airports/antalya')).status).toBe(500);
});

test('an unknown call is a 404 problem, one that is not served here a 501', async () => {
  const unknown = await backend.app.request('/nothing/here');
  expect([unknown.status, (await unknown.json()).title]).toEqual([404, 'Not Found']);
  const refused = await appWhere(() => Promise.resolve()).request('/locations/origins');
  expect([refused.status, (await refused.json()).title]).toEqual([501, 'Not Implemented']);
});

test('a body that is not JSON is a 400, one over 100 kB a 413', async () => {
  const malformed = await post('/booking/price', '{"flights":');
  expect([malformed.status, (await malformed.json()).code]).toEqual([400, 'malformed-json']);
  const large = await post('/booking/price', JSON.stringify({ flights: 'x'.repeat(100_001) }));
  expect([large.status, (await large.json()).code]).toEqual([413, 'body-too-large']);
});

test('text that no database can keep is a 400, wherever it stands', async () => {
  const nul = JSON.stringify({ flights: [{ key: 'a\u0000b' }], passengers: 1, infants: 0 });
  const half = JSON.stringify({ flights: [{ key: 'a\ud83d' }], passengers: 1, infants: 0 });
  for (const body of [nul, half]) {
    const answer = await post('/booking/price', body);
    expect([answer.status, (await answer.json()).detail]).toEqual([400, 'The request holds unreadable text']);
  }
  const query = await backend.app.request('/content/check-seo-url?seoUrl=a%00b');
  expect(query.status).toBe(400);
});

test('calls whose paths look alike are told apart', async () => {
  const dates = await backend.app.request('/flights/availabledates/AMS/AYT');
  expect(Array.isArray(await dates.json())).toBe(true);
  const month = await backend.app.request('/flights/month-overview/AMS/AYT/202704');
  expect(await month.json()).toMatchObject({ month: '2027-04' });
});

test('a hotel call with a wrong body answers in the specified words', async () => {
  const answer = await post('/hotel/price-table', '{"key":1}');
  expect(await answer.json()).toMatchObject({ status: 400, detail: 'Common Error' });
});
