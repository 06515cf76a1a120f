import { expect, test } from '@playwright/test';
import { translatorFor } from '@/lib/translator';
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
import { expectAccessible } from './expect-accessible';

test('an adult books on a phone, with the total in reach at every step', async ({ page, request }) => {
  test.slow();
  const steps = translatorFor('nl', 'bookingSteps');
  const flights = await roomyFlights(request);
  const bar = page.getByRole('region', { name: steps('summary.title') }).last();
  const fits = async () => {
    await expect(bar).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  };

  await openFares(page, 'nl', flights, { passenger: 1 });
  await fits();
  await bar.getByText(steps('summary.open')).click();
  await expect(bar.getByText(flights[0].number).first()).toBeVisible();
  await sendStep(page);

  await expectStep(page, 'bookpay');
  await fits();
  await fillTravellers(page, [
    { name: 'Wolfeschlegelsteinhausen', surname: 'Bergerdorff-Schimmelpenninck', born: '1-2-1990' },
  ]);
  await fillContact(page, 'een.heel.lang.adres.van.iemand@voorbeeld.example');
  await sendStep(page);

  await expectStep(page, 'extra');
  await fits();
  await chooseNoExtras(page);
  await sendStep(page);

  await expectStep(page, 'payment');
  await fits();
  await order(page);
  await expectBank(page);
  await page.getByRole('button', { name: translatorFor('nl', 'sandboxBank')('pay'), exact: true }).click();
  await expectBooked(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
