import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Flight } from '@/lib/contract/flights';
import { addDays } from '@/lib/dates';
import { brandOf } from '@/lib/market-brand';
import { paths } from '@/lib/paths';
import { translatorFor } from '@/lib/translator';
import {
  chooseNoExtras,
  expectBank,
  expectBooked,
  expectStep,
  fillContact,
  fillTravellers,
  holdSeats,
  nearlyFullFlight,
  openFares,
  order,
  roomyFlights,
  sendStep,
  type Typed,
  today,
  typed,
} from './booking-journey';
import { expectAccessible } from './expect-accessible';

const zoe: Typed = { name: 'Zoë', surname: 'van der Wit-Østergård', born: '27-03-1984' };
const jan: Typed = { name: 'Jan-Willem', surname: 'd’Hondt', born: '1-12-1980', gender: 'male' };
const bo: Typed = { name: 'Bo', surname: 'd’Hondt', born: '5-5-2018' };
const baby: Typed = { name: 'Li', surname: 'O', born: typed(addDays(today, -100)) };

let flights: [Flight, Flight];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request: APIRequestContext = await playwright.request.newContext({ baseURL });
  flights = await roomyFlights(request);
  await request.dispose();
});

const nl = (namespace: string) => translatorFor('nl', namespace);
const en = (namespace: string) => translatorFor('en', namespace);
/** One of the endings that the practice bank offers. */
const bank = (page: Page, ending: 'pay' | 'fail' | 'cancel', text = nl) =>
  page.getByRole('button', { name: text('sandboxBank')(ending), exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function toTravellers(page: Page, market: 'nl' | 'en', party: Parameters<typeof openFares>[3]) {
  await openFares(page, market, flights, party);
  await sendStep(page);
  await expectStep(page, 'bookpay');
}

/** Does something in a form, and waits until the basket holds `what` of it. */
async function keeping(page: Page, what: string, act: () => Promise<void>) {
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/draft') && (response.request().postData()?.includes(what) ?? false),
  );
  await act();
  await kept;
}

/** One adult without extras, as far as the payment step. */
async function toPayment(page: Page, market: 'nl' | 'en', email: string) {
  await toTravellers(page, market, { passenger: 1 });
  await fillTravellers(page, [zoe]);
  await fillContact(page, email);
  await sendStep(page);
  await expectStep(page, 'extra');
  await chooseNoExtras(page);
  await sendStep(page);
  await expectStep(page, 'payment');
}

test('a family books flights with fares, bags and insurance, and pays after a payment that failed', async ({
  page,
}) => {
  test.slow();
  await openFares(page, 'nl', flights, { passenger: 3, child: 1, infant: 1 });
  await expect(page.getByText(nl('fares')('infant.title'))).toBeVisible();
  await expectAccessible(page);
  const total = page.locator('aside strong').first();
  const before = await total.textContent();
  await page.locator('[name=outClass][value=flex]').check();
  await expect(total).not.toHaveText(before ?? '');
  const withFlex = (await total.textContent()) ?? '';
  await sendStep(page);

  await expectStep(page, 'bookpay');
  await expect(total).toHaveText(withFlex);
  await expectAccessible(page);
  await fillTravellers(page, [zoe, jan, bo, baby]);
  await fillContact(page, 'zoe@voorbeeld.example');
  await sendStep(page);

  await expectStep(page, 'extra');
  await expectAccessible(page);
  await page.locator('[name="luggage.0.0"][value=BAG20]').check();
  await page.locator('[name="same.0"]').check();
  await page.locator('[name=insurance][value=both]').check();
  await expect(total).not.toHaveText(withFlex);
  await sendStep(page);

  await expectStep(page, 'payment');
  for (const { name, surname } of [zoe, jan, bo, baby]) {
    await expect(page.getByText(`${name} ${surname}`).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: nl('payment')('order.button') })).toHaveCount(1);
  await expectAccessible(page);
  const toPay = (await total.textContent()) ?? '';
  await order(page);
  await expectBank(page);
  await bank(page, 'fail').click();

  await expect(heading(page)).toHaveText(nl('confirmation')('outcome.failed.title'));
  await expectAccessible(page);
  await page.getByRole('link', { name: nl('confirmation')('outcome.failed.again') }).click();
  await expectStep(page, 'payment');
  await order(page);
  await expectBank(page);
  await bank(page, 'pay').click();

  await expectBooked(page);
  await expect(heading(page)).toHaveText(nl('confirmation')('title', { name: zoe.name }));
  await expect(page.locator('tfoot td')).toHaveText(toPay);
  await expect(page.getByText(nl('priceLines')('luggageBag', { kg: 20 })).first()).toBeVisible();
  await expectAccessible(page);
});

test('an adult books by keyboard alone', async ({ page }) => {
  test.slow();
  const focusOn = async (selector: string) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`The keyboard does not reach ${selector}`);
  };
  const type = async (selector: string, value: string) => {
    await focusOn(selector);
    await page.keyboard.type(value);
  };
  const send = '#step-form button[type=submit]';

  await openFares(page, 'nl', flights, { passenger: 1 });
  await focusOn('[name=outClass]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[name=outClass][value=flex]')).toBeChecked();
  await focusOn(send);
  await page.keyboard.press('Enter');

  await expectStep(page, 'bookpay');
  await focusOn('[name="travellers.0.gender"]');
  await page.keyboard.press('Space');
  await type('[name="travellers.0.name"]', zoe.name);
  await type('[name="travellers.0.surname"]', zoe.surname);
  await type('[name="travellers.0.birthdate.day"]', '27');
  await type('[name="travellers.0.birthdate.month"]', '03');
  await type('[name="travellers.0.birthdate.year"]', '1984');
  await type('[name="contact.address"]', 'Kade 1');
  await type('[name="contact.zipCode"]', '1000 AA');
  await type('[name="contact.city"]', 'Amsterdam');
  await type('[name="contact.email"]', 'zoe@voorbeeld.example');
  await type('[name="contact.phoneNumber"]', '0612345678');
  await page.keyboard.press('Enter');

  await expectStep(page, 'extra');
  await focusOn('[name=acknowledged]');
  await page.keyboard.press('Space');
  await focusOn('[name=insurance]');
  await page.keyboard.press('Space');
  await focusOn(send);
  await page.keyboard.press('Enter');

  await expectStep(page, 'payment');
  await focusOn('[name=paymentId]');
  await page.keyboard.press('Space');
  await focusOn('[name=terms]');
  await page.keyboard.press('Space');
  await focusOn(send);
  await page.keyboard.press('Enter');
  await expectBank(page);
});

test('what is wrong is said at its field and in a list that leads there', async ({ page }) => {
  await toTravellers(page, 'en', { passenger: 1 });
  await sendStep(page);
  const summary = page.getByRole('alert').filter({ hasText: en('bookingSteps')('form.errorTitle') });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: en('bookingForm')('errors.phone') }).click();
  await expect(page.locator('[name="contact.phoneNumber"]')).toBeFocused();
  await fillTravellers(page, [zoe]);
  await fillContact(page, 'zoe@');
  await sendStep(page);
  await expect(page.getByText(en('bookingForm')('errors.emailInvalid')).first()).toBeVisible();
  await expect(page.getByText(en('bookingForm')('errors.nameRequired'))).toHaveCount(0);
});

test('a reload on any step loses nothing that was typed or chosen', async ({ page }) => {
  test.slow();
  await toTravellers(page, 'nl', { passenger: 1 });
  await fillTravellers(page, [zoe]);
  await keeping(page, 'Cádiz', () => page.locator('[name="contact.city"]').fill('Cádiz'));
  await page.reload();
  await expect(page.locator('[name="travellers.0.name"]')).toHaveValue(zoe.name);
  await expect(page.locator('[name="contact.city"]')).toHaveValue('Cádiz');
  await fillContact(page, 'zoe@voorbeeld.example');
  await sendStep(page);

  await expectStep(page, 'extra');
  await page.locator('[name="luggage.0.0"][value=BAG15]').check();
  await keeping(page, 'travel', () => page.locator('[name=insurance][value=travel]').check());
  await page.reload();
  await expect(page.locator('[name="luggage.0.0"][value=BAG15]')).toBeChecked();
  await expect(page.locator('[name=insurance][value=travel]')).toBeChecked();
  await sendStep(page);

  await expectStep(page, 'payment');
  await keeping(page, '"paymentId":"', () => page.locator('[name=paymentId]').first().check());
  await page.reload();
  await expect(page.locator('[name=paymentId]').first()).toBeChecked();
  await page.goBack();
  await page.goto(paths.flow('nl', ''));
  await expectStep(page, 'payment');
});

test('a baby who turns 2 on the way is not booked online, and the number to call is given', async ({
  page,
}) => {
  const [out] = flights;
  const flown = out.departure.slice(0, 10);
  const secondBirthday = addDays(flown, 2);
  const phone = brandOf('nl').phone.text;
  const born = `${Number(secondBirthday.slice(0, 4)) - 2}${secondBirthday.slice(4)}`;
  await toTravellers(page, 'nl', { passenger: 1, infant: 1 });
  await fillTravellers(page, [zoe, { ...baby, born: typed(born) }]);
  await fillContact(page, 'zoe@voorbeeld.example');
  await sendStep(page);
  await expect(page.getByText(nl('bookingForm')('errors.infantTurnsTwo', { phone })).first()).toBeVisible();
  await expect(page).toHaveURL(/bookpay/);
});

test('a booking opens for who booked it, and for others only by number, name and e-mail address', async ({
  page,
  browser,
}) => {
  test.slow();
  const find = en('confirmation.find');
  await toPayment(page, 'en', 'find.me@voorbeeld.example');
  await order(page);
  await expectBank(page);
  await bank(page, 'pay', en).click();
  await expectBooked(page);
  await expect(heading(page)).toHaveText(en('confirmation')('title', { name: zoe.name }));

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText(find('title'));
  await expect(other.locator('body')).not.toContainText(zoe.surname);
  await expectAccessible(other);
  await other.locator('[name=surname]').fill('Nobody');
  await other.locator('[name=email]').fill('find.me@voorbeeld.example');
  await other.getByRole('button', { name: find('button') }).click();
  await expect(other.getByText(find('reasons.not-found.title'))).toBeVisible();
  await expect(other.locator('[name=surname]')).toHaveValue('Nobody');
  await other.locator('[name=surname]').fill(zoe.surname);
  await other.getByRole('button', { name: find('button') }).click();
  await expect(heading(other)).toHaveText(en('confirmation')('title', { name: zoe.name }));
  await stranger.close();
});

test('a basket of somebody else cannot be opened', async ({ page, browser }) => {
  await toTravellers(page, 'nl', { passenger: 1 });
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText(nl('bookingSteps')('missing.heading'));
  await expectAccessible(other);
  await stranger.close();
});

test('seats that somebody else took lead to other flights, with the typed data coming along', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL });
  const scarce = await nearlyFullFlight(request);
  await openFares(page, 'nl', [scarce], { passenger: 1 });
  await sendStep(page);
  await expectStep(page, 'bookpay');
  await fillTravellers(page, [zoe]);
  await fillContact(page, 'zoe@voorbeeld.example');
  await sendStep(page);
  await expectStep(page, 'extra');
  await chooseNoExtras(page);
  await sendStep(page);
  await expectStep(page, 'payment');
  await holdSeats(request, new URL(page.url()).origin, scarce, scarce.availableSeatCount);
  await order(page);
  await expect(
    page.locator('#notice').getByRole('link', { name: nl('bookingSteps')('notices.otherFlights') }),
  ).toBeVisible();
  await expectAccessible(page);

  await openFares(page, 'nl', [flights[0]], { passenger: 1 });
  await sendStep(page);
  await expectStep(page, 'bookpay');
  await expect(page.locator('[name="travellers.0.name"]')).toHaveValue(zoe.name);
  await expect(page.locator('[name="contact.email"]')).toHaveValue('zoe@voorbeeld.example');
  await request.dispose();
});

test('a form from another site is refused', async ({ request }) => {
  const response = await request.post(paths.bookingStep('nl', 'start'), {
    form: { out: flights[0].key, passenger: 1 },
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
});

test('a payment page that sends the visitor back by POST is answered with a GET', async ({ request }) => {
  const path = paths.confirmation('nl', 'A'.repeat(22));
  const response = await request.post(path, {
    form: { status: 'paid' },
    headers: { origin: 'https://bank.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toContain(path);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a couple books, mends what was refused, cancels a payment and pays', async ({ page }) => {
    test.slow();
    const form = en('bookingForm');
    const refused = form('errorOf', { number: 2, text: form('errors.birthdateInvalid') });
    await toTravellers(page, 'en', { passenger: 2 });
    await fillTravellers(page, [zoe, { ...jan, born: '31-02-1980' }]);
    await fillContact(page, 'zoe@voorbeeld.example');
    await sendStep(page);
    await expect(page.getByRole('link', { name: refused })).toBeVisible();
    await expect(page.locator('[name="travellers.0.name"]')).toHaveValue(zoe.name);
    await fillTravellers(page, [zoe, jan]);
    await sendStep(page);

    await expectStep(page, 'extra');
    await sendStep(page);
    await expect(page.getByText(en('extras')('errors.acknowledge')).first()).toBeVisible();
    await chooseNoExtras(page);
    await sendStep(page);

    await expectStep(page, 'payment');
    await sendStep(page);
    await expect(page.getByText(en('payment')('errors.terms')).first()).toBeVisible();
    await order(page);
    await expectStep(page, 'payment/hand-over');
    await page.reload();
    await page.getByRole('button', { name: en('payment')('handOver.button') }).click();
    await bank(page, 'cancel', en).click();
    await expect(heading(page)).toHaveText(en('confirmation')('outcome.failed.title'));
    await page.getByRole('link', { name: en('confirmation')('outcome.failed.again') }).click();
    await expectStep(page, 'payment');
    await order(page);
    await page.getByRole('button', { name: en('payment')('handOver.button') }).click();
    await bank(page, 'pay', en).click();
    await expect(heading(page)).toHaveText(en('confirmation')('title', { name: zoe.name }));
  });
});
