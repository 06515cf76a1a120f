import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Flight } from '@/lib/contract/flights';
import { paths } from '@/lib/paths';
import {
  chooseNoExtras,
  expectBank,
  expectBooked,
  expectStep,
  fillContact,
  fillTravellers,
  openFares,
  order,
  roomyFlights,
  sendStep,
} from './booking-journey';
import { baby, bank, bo, en, heading, jan, keeping, nl, toTravellers, zoe } from './booking-visitors';
import { expectAccessible } from './expect-accessible';

let flights: [Flight, Flight];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request: APIRequestContext = await playwright.request.newContext({ baseURL });
  flights = await roomyFlights(request);
  await request.dispose();
});

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
  await toTravellers(page, 'en', flights, { passenger: 1 });
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
  await toTravellers(page, 'nl', flights, { passenger: 1 });
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a couple books, mends what was refused, cancels a payment and pays', async ({ page }) => {
    test.slow();
    const form = en('bookingForm');
    const refused = form('errorOf', { number: 2, text: form('errors.birthdateInvalid') });
    await toTravellers(page, 'en', flights, { passenger: 2 });
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
