import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Flight } from '@/lib/contract/flights';
import { addDays } from '@/lib/dates';
import { brandOf } from '@/lib/market-brand';
import { paths } from '@/lib/paths';
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
  typed,
} from './booking-journey';
import { baby, bank, en, heading, nl, toPayment, toTravellers, zoe } from './booking-visitors';
import { expectAccessible } from './expect-accessible';

let flights: [Flight, Flight];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request: APIRequestContext = await playwright.request.newContext({ baseURL });
  flights = await roomyFlights(request);
  await request.dispose();
});

test('a baby who turns 2 on the way is not booked online, and the number to call is given', async ({
  page,
}) => {
  const [out] = flights;
  const flown = out.departure.slice(0, 10);
  const secondBirthday = addDays(flown, 2);
  const phone = brandOf('nl').phone.text;
  const born = `${Number(secondBirthday.slice(0, 4)) - 2}${secondBirthday.slice(4)}`;
  await toTravellers(page, 'nl', flights, { passenger: 1, infant: 1 });
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
  await toPayment(page, 'en', flights, 'find.me@voorbeeld.example');
  // The bank does not answer at once: the hand-over stays on screen, and its button goes on.
  await page.route('**/sandbox-bank/**', (route) => route.abort('aborted'));
  await order(page);
  await expectStep(page, 'payment/hand-over');
  await expectAccessible(page);
  await page.unroute('**/sandbox-bank/**');
  await page.reload();
  await expectBank(page);
  await expectAccessible(page);
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
  await toTravellers(page, 'nl', flights, { passenger: 1 });
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
