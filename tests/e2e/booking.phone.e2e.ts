import { expect, test } from '@playwright/test';
import {
  chooseNoExtras,
  fillContact,
  fillTravellers,
  openFares,
  order,
  roomyFlights,
  sendStep,
} from './booking-journey';
import { expectAccessible } from './expect-accessible';

test('an adult books on a phone, with the total in reach at every step', async ({ page, request }) => {
  const flights = await roomyFlights(request);
  const bar = page.getByRole('region', { name: 'Je reis' }).last();
  const fits = async () => {
    await expect(bar).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  };

  await openFares(page, 'nl', flights, { passenger: 1 });
  await fits();
  await bar.getByText('Bekijk je reis').click();
  await expect(bar.getByText(flights[0].number).first()).toBeVisible();
  await sendStep(page);

  await page.waitForURL(/bookpay/);
  await fits();
  await fillTravellers(page, [
    { name: 'Wolfeschlegelsteinhausen', surname: 'Bergerdorff-Schimmelpenninck', born: '1-2-1990' },
  ]);
  await fillContact(page, 'een.heel.lang.adres.van.iemand@voorbeeld.example');
  await sendStep(page);

  await page.waitForURL(/extra/);
  await fits();
  await chooseNoExtras(page);
  await sendStep(page);

  await page.waitForURL(/payment/);
  await fits();
  await order(page);
  await page.waitForURL(/sandbox-bank/);
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Geboekt!/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
