import { expect, type Page, test } from '@playwright/test';
import { addDays, formatDate, todayIn, toTypedDate } from '@/lib/dates';
import { expectAccessible } from './expect-accessible';

const today = todayIn('Europe/Amsterdam');
/** Far enough ahead that nothing is sold out by the calendar alone. */
const departure = addDays(today, 40);
const back = addDays(departure, 7);
const digits = (date: string) => date.replaceAll('-', '');
const results = (query = '', market = 'en') =>
  `/${market}/flights/AMS/AYT/${digits(departure)}/${digits(back)}?passenger=2${query}`;

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
const dayNames = async (page: Page, direction: RegExp) => {
  const names = region(page, direction).getByRole('heading', { level: 3 });
  // The page may still be arriving.
  await expect(names).toHaveCount(4);
  return names.allInnerTexts();
};
/** The first flight of a direction with a seat for everyone. */
const openFlight = (page: Page, direction: RegExp, index = 0) =>
  region(page, direction).locator('label:has(input[type=radio]:enabled)').nth(index);

/** The search form once its scripts run: the lists of airports can be typed in. */
async function openSearch(page: Page) {
  await page.goto('/en/flights');
  await expect(page.getByRole('button', { name: 'Swap departure and destination' })).toBeVisible();
}

test.describe('searching', () => {
  test('with the mouse: cities from the list, dates from the calendar, travellers by buttons', async ({
    page,
  }) => {
    await openSearch(page);
    await page.getByRole('combobox', { name: /From/ }).click();
    await page.getByRole('option', { name: /Amsterdam/ }).click();
    const to = page.getByRole('combobox', { name: /To/ });
    await to.fill('Antayla');
    await page.getByRole('option', { name: /Antalya/ }).click();
    await page.getByRole('button', { name: 'Open calendar: Departure' }).click();
    const month = (date: string) => page.getByRole('table', { name: formatDate(date, 'en', 'month') });
    while (!(await month(departure).isVisible())) {
      await page.getByRole('button', { name: 'Next month' }).click();
    }
    await page.getByRole('button', { name: new RegExp(`^${formatDate(departure, 'en', 'long')}`) }).click();
    await page.getByRole('button', { name: new RegExp(`^${formatDate(back, 'en', 'long')}`) }).click();
    await page.getByText('1 traveller', { exact: true }).click();
    await page.getByRole('button', { name: 'One more adult' }).click();
    await page.getByRole('button', { name: 'One more baby' }).click();
    await page.getByRole('button', { name: 'Find flights' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/en/flights/AMS/AYT/${digits(departure)}/${digits(back)}\\?passenger=2&infant=1`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights from Amsterdam to Antalya');
  });

  test('by keyboard alone, as far as the fare choice', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('combobox', { name: /From/ }).focus();
    await page.keyboard.type('ams');
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: /To/ }).focus();
    await page.keyboard.type('antal');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /Departure/ }).fill(toTypedDate(departure));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(toTypedDate(back));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights from Amsterdam to Antalya');
    for (const direction of [/Outbound/, /Return flight/]) {
      await region(page, direction).getByRole('radio', { disabled: false }).first().focus();
      await page.keyboard.press('Space');
    }
    const go = page.getByRole('link', { name: 'Continue' });
    await expect(go).toBeVisible();
    await go.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/booking\/chooseyourpackage\?out=.+&in=.+&passenger=1/);
  });

  test('shows what is wrong at the form, and takes a corrected search', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('button', { name: 'Find flights' }).click();
    await expect(page.locator('form').getByRole('alert')).toContainText('Choose where you are flying from.');
    await page.getByRole('link', { name: 'Choose where you are flying to.' }).click();
    await expect(page.getByRole('combobox', { name: /To/ })).toBeFocused();
    await expectAccessible(page);
  });

  test('an address with a past date or a return before the departure leads to the form, filled in', async ({
    page,
  }) => {
    await page.goto('/en/flights/AMS/AYT/20200101/20191231');
    await expect(page.locator('form').getByRole('alert')).toContainText('This date has passed.');
    await expect(page.getByRole('combobox', { name: /To/ })).toHaveValue('Antalya (AYT)');
    await expect(page.getByRole('textbox', { name: /Departure/ })).toHaveValue('01-01-2020');
  });

  test('airports that do not exist lead to the 400 page, and back to the filled form', async ({ page }) => {
    await page.goto(`/en/flights/XXX/AYT/${digits(departure)}`);
    await expect(page).toHaveURL(/\/en\/400\?/);
    await page.locator('main').getByRole('link').first().click();
    await expect(page.getByRole('combobox', { name: /To/ })).toHaveValue('Antalya (AYT)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, pages, selects and goes on', async ({ page }) => {
    await page.goto('/en/flights');
    await page.getByRole('combobox', { name: /From/ }).selectOption('AMS');
    await page.getByRole('combobox', { name: /To/ }).selectOption('AYT');
    await page.getByRole('textbox', { name: /Departure/ }).fill(toTypedDate(departure));
    await page.getByRole('textbox', { name: /^Return/ }).fill(toTypedDate(back));
    await page.getByRole('button', { name: 'Find flights' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/flights/AMS/AYT/${digits(departure)}/${digits(back)}`));

    const before = await dayNames(page, /Outbound/);
    await page.getByRole('link', { name: 'Outbound flight: next day' }).click();
    await expect(page).toHaveURL(/outDay=/);
    const after = await dayNames(page, /Outbound/);
    expect(after.slice(0, 3)).toEqual(before.slice(1));

    await openFlight(page, /Outbound/).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/out=/);
    await openFlight(page, /Return flight/).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(region(page, /Your trip/)).toContainText('Total');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/en\/booking\/chooseyourpackage\?out=.+&in=.+/);
  });

  test('a wrong search comes back with everything that was typed', async ({ page }) => {
    await page.goto('/en/flights');
    await page.getByRole('combobox', { name: /To/ }).selectOption('AYT');
    await page.getByRole('textbox', { name: /Departure/ }).fill('31-02-2030');
    await page.getByRole('radio', { name: 'One way' }).check({ force: true });
    await page.getByRole('button', { name: 'Find flights' }).click();
    await expect(page.locator('form').getByRole('alert')).toContainText('This date does not exist.');
    await expect(page.locator('form').getByRole('alert')).toContainText('Choose where you are flying from.');
    await expect(page.getByRole('combobox', { name: /To/ })).toHaveValue('AYT');
    await expect(page.getByRole('textbox', { name: /Departure/ })).toHaveValue('31-02-2030');
    await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked();
  });

  test('the cheapest flights are a link, filters are a form', async ({ page }) => {
    await page.goto(results());
    await page.getByRole('link', { name: 'Select cheapest' }).click();
    await expect(region(page, /Outbound/).locator('input:checked')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Direct only' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/direct=1/);
  });
});

test.describe('the results', () => {
  test('page a day at a time, keep the address in step, and survive a reload', async ({ page }) => {
    await page.goto(results());
    const before = await dayNames(page, /Return flight/);
    await page.getByRole('link', { name: 'Return flight: next day' }).click();
    await expect(page).toHaveURL(/inDay=/);
    await expect
      .poll(async () => (await dayNames(page, /Return flight/)).slice(0, 3))
      .toEqual(before.slice(1));
    const after = await dayNames(page, /Return flight/);
    await page.reload();
    expect(await dayNames(page, /Return flight/)).toEqual(after);
    await page.getByRole('link', { name: 'Return flight: previous day' }).click();
    await expect.poll(() => dayNames(page, /Return flight/)).toEqual(before);
  });

  test('refuse a flight back before the flight out', async ({ page }) => {
    await page.goto(results(`&outDay=${digits(addDays(back, 5))}`));
    await openFlight(page, /Outbound/).click();
    await openFlight(page, /Return flight/).click();
    await expect(page.getByText('Selection error')).toBeVisible();
    await expect(page.getByText('Inbound flight cannot be before outbound flight')).toBeVisible();
    await expect(region(page, /Return flight/).locator('input:checked')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('show a month of prices whose days lead to their four days', async ({ page }) => {
    await page.goto(results());
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    const table = page.getByRole('table', { name: /Outbound flight in/ });
    await expect(table).toBeVisible();
    await expectAccessible(page);
    const months = page.getByRole('navigation', { name: 'Outbound flight: months' }).getByRole('link');
    await months.nth(3).click();
    await expect(page).toHaveURL(/outDay=\d{6}01/);
    const day = page
      .getByRole('table', { name: /Outbound flight in/ })
      .getByRole('link')
      .first();
    const date = /outDay=(\d{8})/.exec((await day.getAttribute('href')) ?? '')?.[1] ?? '';
    await day.click();
    await expect(page).not.toHaveURL(/view=monthly/);
    await expect(page).toHaveURL(new RegExp(`outDay=${date}`));
    const shown = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
    expect((await dayNames(page, /Outbound/)).join()).toContain(formatDate(shown, 'en', 'short'));
  });

  test('search nearby airports too', async ({ page }) => {
    await page.goto(results());
    await page.getByText('Nearby airports').click();
    await page.getByRole('checkbox', { name: /Eindhoven/ }).click();
    await expect(page).toHaveURL(/originAlt=EIN/);
    await expect(page.getByRole('radio', { name: /from Eindhoven/ }).first()).toBeAttached();
  });

  for (const market of ['nl', 'en']) {
    test(`are accessible in ${market}, empty-handed and with flights selected`, async ({ page }) => {
      await page.goto(results('', market));
      await expectAccessible(page);
      await openFlight(page, /Outbound|Heenvlucht/).click();
      await openFlight(page, /Return flight|Terugvlucht/).click();
      await expect(page.getByRole('link', { name: /Continue|Verder/ })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('leave the search page accessible with its list, travellers and calendar open', async ({ page }) => {
    await openSearch(page);
    await page.getByRole('combobox', { name: /From/ }).click();
    await expectAccessible(page);
    await page.getByText('1 traveller', { exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open calendar: Departure' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
