import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import PageCache, { scriptHashes } from './page-cache';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (html: string) => ({ kind: 'APP_PAGE', html, headers: {} as Record<string, string> });

test('a page that is stored allows its own inline scripts by hash, and no others', async () => {
  const cache = new PageCache();
  const value = page('<script>a()</script><script src="/x.js"></script><script id="d">b()</script>');
  await cache.set('/nl', value, { tags: [] });

  const policy = (await cache.get('/nl'))?.value.headers?.['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${sha('a()')} ${sha('b()')};`);
  expect(policy).not.toContain('unsafe-inline');
});

test('a script that stands twice is named once', () => {
  expect(scriptHashes('<script>a()</script><script>a()</script>')).toEqual([sha('a()')]);
});

test('a page is forgotten when one of its tags is invalidated, and others are kept', async () => {
  const cache = new PageCache();
  await cache.set('/tagged', page('<p>1</p>'), { tags: ['layout'] });
  await cache.set('/other', page('<p>2</p>'), { tags: ['hotels'] });
  await cache.revalidateTag(['layout']);
  expect(await cache.get('/tagged')).toBeNull();
  expect(await cache.get('/other')).not.toBeNull();
});

test('a page stored after its tag was invalidated is served again', async () => {
  const cache = new PageCache();
  await cache.revalidateTag('seo');
  await new Promise((resolve) => setTimeout(resolve, 2));
  await cache.set('/again', page('<p>1</p>'), { tags: ['seo'] });
  expect(await cache.get('/again')).not.toBeNull();
});
