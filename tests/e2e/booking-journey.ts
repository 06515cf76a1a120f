import { randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Basket, PrebookResult } from '@/lib/contract/booking';
import type { Flight, FlightSearchResult } from '@/lib/contract/flights';
import { COOKIE } from '@/lib/cookies';
import { addDays, todayIn } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { pathDate, paths } from '@/lib/paths';

/** What is typed about one traveller; `born` as day-month-year. */
export interface Typed {
  name: string;
  surname: string;
  born: string;
  gender?: 'female' | 'male';
}

export const today = todayIn('Europe/Amsterdam');

/** A calendar date as it is typed into three fields. */
export const typed = (date: string) => date.split('-').toReversed().join('-');

async function flightsOf(
  request: APIRequestContext,
  from: string,
  to: string,
  date: string,
): Promise<Flight[]> {
  const query = new URLSearchParams({ passenger: '1', infant: '0' });
  const response = await request.get(`/api/flights/${from}/${to}/${pathDate(date)}?${query}`, {
    headers: { 'accept-language': 'nl' },
  });
  const result = (await response.json()) as FlightSearchResult;
  return result.dailyFlights.flatMap((day) => day.flights);
}

/** A flight out and one back ten days later, with seats for everybody in this file. */
export async function roomyFlights(request: APIRequestContext): Promise<[Flight, Flight]> {
  const date = addDays(today, 60);
  const roomy = (flights: Flight[]) => flights.find((flight) => flight.availableSeatCount > 60);
  const out = roomy(await flightsOf(request, 'AMS', 'AYT', date));
  const back = roomy(await flightsOf(request, 'AYT', 'AMS', addDays(date, 12)));
  if (!out || !back) throw new Error('No flight with many seats is on sale');
  return [out, back];
}

/** A flight with few seats left, for who comes second. */
export async function nearlyFullFlight(request: APIRequestContext): Promise<Flight> {
  for (let ahead = 20; ahead < 120; ahead += 4) {
    const flights = await flightsOf(request, 'AMS', 'AYT', addDays(today, ahead));
    const last = flights.find(({ availableSeatCount }) => availableSeatCount > 0 && availableSeatCount < 4);
    if (last) return last;
  }
  throw new Error('No flight is nearly full');
}

export async function openFares(
  page: Page,
  market: MarketCode,
  flights: readonly Flight[],
  party: { passenger: number; child?: number; infant?: number },
) {
  const [out, back] = flights;
  await page.goto(paths.choosePackage(market, { out: out?.key, in: back?.key, ...party }));
}

/** Sends the step's form by the button in sight: below the form, or in the bar of a phone. */
export async function sendStep(page: Page) {
  const inBar = page.locator('button[form="step-form"]');
  const below = page.locator('#step-form button[type=submit]').last();
  await ((await inBar.isVisible()) ? inBar : below).click();
}

export async function fillTravellers(page: Page, party: readonly Typed[]) {
  for (const [index, { name, surname, born, gender = 'female' }] of party.entries()) {
    const field = (of: string) => page.locator(`[name="travellers.${index}.${of}"]`);
    const [day = '', month = '', year = ''] = born.split('-');
    await field('gender')
      .and(page.locator(`[value=${gender}]`))
      .check();
    await field('name').fill(name);
    await field('surname').fill(surname);
    await field('birthdate.day').fill(day);
    await field('birthdate.month').fill(month);
    await field('birthdate.year').fill(year);
  }
}

export async function fillContact(page: Page, email: string) {
  const field = (of: string) => page.locator(`[name="contact.${of}"]`);
  await field('address').fill('Dorpsstraat 12 A');
  await field('zipCode').fill('1234 AB');
  await field('city').fill('’s-Hertogenbosch');
  await field('email').fill(email);
  await field('phoneNumber').fill('06 12345678');
}

/** No extra baggage, no insurance. */
export async function chooseNoExtras(page: Page) {
  await page.locator('[name=acknowledged]').check();
  await page.locator('[name=insurance][value=none]').check();
}

/** On a page of the shop, however many redirects led there. */
export const expectStep = (page: Page, step: string) =>
  expect(page).toHaveURL((url) => url.pathname.endsWith(`/booking/${step}`), { timeout: 20_000 });

/** The hand-over sends itself on; without scripts its button does. */
export const expectBank = (page: Page) => expect(page).toHaveURL(/\/sandbox-bank\//, { timeout: 20_000 });

export const expectBooked = (page: Page) =>
  expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9]{6}$/, { timeout: 20_000 });

/** Pays by the first choice offered; ends at the practice bank. */
export async function order(page: Page) {
  await page.locator('[name=paymentId]').first().check();
  await page.locator('[name=terms]').check();
  await sendStep(page);
}

/** Somebody else takes seats off sale, by the same calls that the shop makes. */
export async function holdSeats(request: APIRequestContext, baseURL: string, flight: Flight, seats: number) {
  const session = randomBytes(16).toString('base64url');
  const headers = { origin: baseURL, 'accept-language': 'nl', cookie: `${COOKIE.session}=${session}` };
  const call = async <T>(path: string, data: unknown) => {
    const response = await request.post(`/api/booking/${path}`, {
      data,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  };
  const person = { gender: 'female', name: 'Other', surname: 'Visitor' };
  const basket = await call<Basket>('init', {
    flights: [{ key: flight.key }],
    passengers: seats,
    infants: 0,
  });
  const at = `basket/${basket.key}`;
  await call(`${at}/add-traveller-info`, {
    travellers: Array.from({ length: seats }, (_, index) => {
      return { ...person, type: 'adult', index, birthdate: '1980-01-01' };
    }),
    contact: {
      ...person,
      email: 'other@voorbeeld.example',
      phoneNumber: '0612345678',
      address: 'Kade 1',
      zipCode: '1000 AA',
      city: 'Amsterdam',
      country: 'NL',
    },
  });
  await call(`${at}/select-luggage`, { luggageSelection: [], baggageAcknowledged: true });
  const { selection } = await call<Basket>(`${at}/select-insurance`, { insurance: 'none' });
  const order = { paymentId: 1, acceptedTotal: selection.totalPrice, termsAccepted: true };
  return call<PrebookResult>(`${at}/prebook`, order);
}
