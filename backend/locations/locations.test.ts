import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('a Dutch visitor finds Dutch airports first, a Dane Danish ones, each in their own language', async () => {
  const [dutch] = await backend.visitor().origins();
  expect(dutch?.countryName).toBe('Nederland');
  expect(dutch?.airports.map((airport) => airport.code)).toEqual(['AMS', 'EIN', 'RTM']);
  const [danish] = await backend.visitor({ market: 'dk' }).origins();
  expect(danish).toMatchObject({ countryName: 'Danmark', airports: [{ code: 'CPH', name: 'København' }] });
  const [belgian] = await backend.visitor({ market: 'fr-be' }).origins();
  expect(belgian?.countryName).toBe('Belgique');
});

test('the destinations of an airport are those that flights reach', async () => {
  const groups = await backend.visitor({ market: 'en' }).destinations({ origin: 'AMS' });
  const codes = groups.flatMap((group) => group.airports.map((airport) => airport.code));
  expect(codes.sort()).toEqual(['AGP', 'AYT', 'BJL', 'CUR']);
  const names = groups.map((group) => group.countryName);
  expect(names).toEqual([...names].sort());
});

test('the way back can be searched too', async () => {
  const groups = await backend.visitor().destinations({ origin: 'AYT' });
  expect(groups).toMatchObject([{ countryName: 'Nederland' }]);
});

test('the list for hotels leaves out airports that no holiday carrier flies to', async () => {
  const codes = async (target: 'flights' | 'hotels') => {
    const groups = await backend.visitor().destinations({ origin: 'CPH', target });
    return groups.flatMap((group) => group.airports.map((airport) => airport.code));
  };
  expect(await codes('flights')).toEqual(['AGP']);
  expect(await codes('hotels')).toEqual([]);
});

test('destinations of an unknown airport are refused', async () => {
  await expect(backend.visitor().destinations({ origin: 'QQQ' })).rejects.toMatchObject({ status: 400 });
});

test('an airport is found by the name in its address', async () => {
  const antalya = await backend.visitor({ market: 'dk' }).airport({ seoName: 'antalya' });
  expect(antalya).toEqual({
    code: 'AYT',
    name: 'Antalya',
    seoName: 'antalya',
    hasAlternative: true,
    countryCode: 'TR',
    isExternal: false,
  });
});

test('a name that no airport has gives a problem record with status 404', async () => {
  await expect(backend.visitor().airport({ seoName: 'atlantis' })).rejects.toMatchObject({
    status: 404,
    result: { title: 'Not Found', instance: '/locations/airports/atlantis' },
  });
});

test('airports nearby are offered, and where there are none the answer is a 204', async () => {
  const near = await backend.visitor().alternatives({ code: 'AMS' });
  expect(near?.map((airport) => airport.code)).toEqual(['RTM', 'EIN']);
  const none = await backend.app.request('/locations/alternatives/CPH');
  expect([none.status, await none.text()]).toEqual([204, '']);
  expect(await backend.visitor().alternatives({ code: 'CPH' })).toBeNull();
});
