import { expect, test } from '@playwright/test';
import { addDays, formatDate, todayIn } from '@/lib/dates';
import { expectAccessible } from './expect-accessible';

const departure = addDays(todayIn('Europe/Amsterdam'), 40);
const digits = (date: string) => date.replaceAll('-', '');
const results = `/en/flights/AMS/AYT/${digits(departure)}?passenger=1`;

test('a visitor with a phone opens a day, filters, selects, and finds the total at the thumb', async ({
  page,
}) => {
  await page.goto(results);
  const days = page.getByRole('navigation', { name: 'Outbound flight: days' });
  await expect(days.getByRole('link')).toHaveCount(4);
  const next = addDays(departure, 1);
  await days.getByRole('link', { name: formatDate(next, 'en', 'short') }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    new RegExp(formatDate(next, 'en', 'short')),
  ]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Direct only' }).check();
  await expect(page).toHaveURL(/direct=1/);
  await page.locator('label:has(input[type=radio]:enabled):visible').first().click();
  const bar = page.getByRole('region', { name: 'Your trip' });
  await expect(bar).toContainText('€');
  await expect(bar.getByRole('link', { name: 'Continue' })).toBeInViewport();
  await expectAccessible(page);
});

test('nothing is wider than a phone: search, results, months', async ({ page }) => {
  for (const path of ['/en/flights', results, `${results}&view=monthly`]) {
    await page.goto(path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, path).toBe(0);
    await expectAccessible(page);
  }
});
