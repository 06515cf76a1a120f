import { expect, test } from '@playwright/test';
import { marketCodes, markets } from '@/lib/markets';
import { expectAccessible } from './expect-accessible';

const BANK_AND_FILES = /^\/(api|art|market|_next)\//;

for (const market of marketCodes) {
  test.describe(`the ${market} shop`, () => {
    test('answers its home in its own language tag, without a script refused or an error', async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      const response = await page.goto(`/${market}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', markets[market].languageTag);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
      await expectAccessible(page);
    });

    test('answers an unknown page with 404, in words, with a way home', async ({ page }) => {
      const response = await page.goto(`/${market}/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', `/${market}`);
      await expectAccessible(page);
    });

    test('says what it could not read, and shows its terms', async ({ page }) => {
      const refused = await page.goto(`/${market}/400?reason=invalid-airport&back=/${market}/flights`);
      expect(refused?.status()).toBe(400);
      await expect(page.locator('main').getByRole('link').first()).toHaveAttribute(
        'href',
        `/${market}/flights`,
      );
      await expectAccessible(page);
      await page.goto(`/${market}/terms`);
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      await expectAccessible(page);
    });

    test('links from its home to no page that is missing', async ({ page, request }) => {
      await page.goto(`/${market}`);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(5);
      const dead: string[] = [];
      for (const href of new Set(hrefs.filter((one) => !BANK_AND_FILES.test(one)))) {
        const { status } = await request.get(href).then((answer) => ({ status: answer.status() }));
        if (status >= 400) dead.push(`${status} ${href}`);
      }
      expect(dead).toEqual([]);
    });
  });
}

test('Dutch is served with and without its prefix, and names the prefixed form', async ({ request }) => {
  for (const path of ['/', '/nl']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<link rel="canonical" href="[^"]*\/nl"/);
  }
});

for (const [from, to] of [
  ['/be-nl?x=1', '/nl-be?x=1'],
  ['/be-fr/flights', '/fr-be/flights'],
  ['/dk/dk', '/dk'],
  ['/en/', '/en'],
] as const) {
  test(`${from} leads with one 308 to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(new URL(to, baseURL).href);
  });
}

test('a cached page allows its scripts by hash and sets no cookie', async ({ request }) => {
  for (let round = 0; round < 2; round++) {
    const headers = (await request.get('/en')).headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('a page rendered per request allows its scripts by a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/en/flights')).headers()['content-security-policy']),
  );
  for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(policies[0]).not.toBe(policies[1]);
});

test('booking pages are stored nowhere, indexed nowhere and leak no address', async ({ request }) => {
  const headers = (await request.get('/en/booking/bookpay')).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('choosing a market remembers it and its currency, and goes to its home', async ({ page, context }) => {
  await page.goto('/market/dk');
  await expect(page).toHaveURL(/\/dk$/);
  const jar = await context.cookies();
  expect(jar.find((cookie) => cookie.name === 'market')?.value).toBe('dk');
  expect(jar.find((cookie) => cookie.name === 'currency')?.value).toBe('DKK');
});

test('the API says what is wrong: unknown call, broken body, foreign origin', async ({
  request,
  baseURL,
}) => {
  expect((await request.get('/api/nothing')).status()).toBe(404);
  const headers = { origin: baseURL ?? '', 'content-type': 'application/json' };
  expect((await request.post('/api/booking/price', { headers, data: '{"a":' })).status()).toBe(400);
  const foreign = { ...headers, origin: 'https://evil.example' };
  expect((await request.post('/api/booking/price', { headers: foreign, data: '{}' })).status()).toBe(403);
  const later = await request.get('/api/auth/user');
  expect(later.status()).toBe(501);
  expect(await later.json()).toMatchObject({ status: 501 });
});
