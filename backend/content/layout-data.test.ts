import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const layout = (locale: string) => backend.visitor().layoutData({ locale });

test('header and footer come in the language of the locale', async () => {
  expect((await layout('nl')).topDestinationTitle).toBe('Populaire bestemmingen');
  expect((await layout('en')).topDestinationTitle).toBe('Popular destinations');
  expect((await layout('fr-be')).topDestinationTitle).toBe('Destinations populaires');
  expect((await layout('dk')).topDestinationTitle).toBe('Populære rejsemål');
  expect((await layout('cw-en')).topDestinationTitle).toBe('Popular destinations');
});

test('a locale of more than five characters reads as Dutch', async () => {
  expect(await layout('en-GB-oxendict')).toEqual(await layout('nl'));
});

test('destinations in the visitor’s own country are not offered to fly to', async () => {
  const names = async (locale: string) => (await layout(locale)).landings.map((landing) => landing.seoName);
  expect(await names('nl')).not.toContain('amsterdam');
  expect(await names('dk')).toContain('amsterdam');
  expect((await names('nl')).slice(0, 12)).toEqual(
    (await layout('nl')).topDestinations.map((landing) => landing.seoName),
  );
});

test('side banners lead to landing pages in the form of the market', async () => {
  expect((await layout('dk')).takeOverLeft?.redirectUrl).toBe('/dk/flybilletter-gran-canaria');
  expect((await layout('cw-en')).takeOverRight?.redirectUrl).toBe('/cw-en/ticket-tenerife');
});

test('Belgian and Danish footers have no car rental of ours', async () => {
  const links = async (locale: string) =>
    (await layout(locale)).linkGroups.flatMap((group) => group.links.map((link) => link.seoName));
  expect(await links('nl')).toContain('autohuur');
  expect(await links('nl-be')).not.toContain('autohuur');
});
