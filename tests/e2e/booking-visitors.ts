import type { Page } from '@playwright/test';
import type { Flight } from '@/lib/contract/flights';
import { addDays } from '@/lib/dates';
import { translatorFor } from '@/lib/translator';
import {
  chooseNoExtras,
  expectStep,
  fillContact,
  fillTravellers,
  openFares,
  sendStep,
  type Typed,
  today,
  typed,
} from './booking-journey';

export const zoe: Typed = { name: 'Zoë', surname: 'van der Wit-Østergård', born: '27-03-1984' };
export const jan: Typed = { name: 'Jan-Willem', surname: 'd’Hondt', born: '1-12-1980', gender: 'male' };
export const bo: Typed = { name: 'Bo', surname: 'd’Hondt', born: '5-5-2018' };
export const baby: Typed = { name: 'Li', surname: 'O', born: typed(addDays(today, -100)) };

export const nl = (namespace: string) => translatorFor('nl', namespace);
export const en = (namespace: string) => translatorFor('en', namespace);
/** One of the endings that the practice bank offers. */
export const bank = (page: Page, ending: 'pay' | 'fail' | 'cancel', text = nl) =>
  page.getByRole('button', { name: text('sandboxBank')(ending), exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function toTravellers(
  page: Page,
  market: 'nl' | 'en',
  flights: readonly Flight[],
  party: Parameters<typeof openFares>[3],
) {
  await openFares(page, market, flights, party);
  await sendStep(page);
  await expectStep(page, 'bookpay');
}

/** Does something in a form, and waits until the basket holds `what` of it. */
export async function keeping(page: Page, what: string, act: () => Promise<void>) {
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/draft') && (response.request().postData()?.includes(what) ?? false),
  );
  await act();
  await kept;
}

/** One adult without extras, as far as the payment step. */
export async function toPayment(page: Page, market: 'nl' | 'en', flights: readonly Flight[], email: string) {
  await toTravellers(page, market, flights, { passenger: 1 });
  await fillTravellers(page, [zoe]);
  await fillContact(page, email);
  await sendStep(page);
  await expectStep(page, 'extra');
  await chooseNoExtras(page);
  await sendStep(page);
  await expectStep(page, 'payment');
}
