import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingLookup } from '@/lib/contract/reservation';
import { aBooking, aSession } from '../testing/booking-steps';
import { aFlight } from '../testing/factories';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { plainName } from './find-booking';
import { newReservationNumber, readReservationNumber } from './reservation-number';

let backend: TestBackend;
let pnr: string;
beforeAll(async () => {
  backend = await openTestBackend();
  const { key } = await aFlight(backend.db);
  pnr = (await aBooking(backend, backend.visitor({ sessionId: aSession() }), [key])).pnr;
});
afterAll(() => backend.close());
// A new window for the limits.
beforeEach(() => backend.clock.advance({ minutes: 15 }));

const find = (asked: Partial<BookingLookup> = {}, clientAddress = '192.0.2.1') =>
  backend
    .visitor({ clientAddress })
    .findBooking({ body: { pnr, surname: 'De Wit', email: 'noor@example.com', ...asked } });

test('number, surname and e-mail address together open a booking, however they are written', async () => {
  const { token } = await find({
    pnr: ` ${pnr.toLowerCase()} `,
    surname: 'DE-WIT',
    email: 'Noor@Example.com',
  });
  const reservation = await backend
    .visitor({ sessionId: aSession() })
    .confirmationDetail({ key: pnr, token });
  expect(reservation.reservationNumber).toBe(pnr);
});

test('every miss is answered alike', async () => {
  const misses = [{ pnr: 'ZZZZ99' }, { surname: 'Jansen' }, { email: 'x@example.com' }, { pnr: '!' }];
  const answers = await Promise.all(misses.map((miss) => find(miss).catch((error) => error.result)));
  expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a number can be tried six times in a quarter of an hour, from wherever', async () => {
  for (let tries = 0; tries < 6; tries++) {
    await expect(find({ surname: 'Wrong' }, `192.0.2.${tries}`)).rejects.toMatchObject({ status: 404 });
  }
  const refused = await find({}, '192.0.2.99').catch((error) => error);
  expect(refused).toMatchObject({ status: 429 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  backend.clock.advance({ minutes: 15 });
  expect((await find()).pnr).toBe(pnr);
});

test('an address can try twenty times, whatever the numbers', async () => {
  for (let tries = 0; tries < 20; tries++) {
    const miss = { pnr: newReservationNumber(), email: `visitor${tries}@example.com` };
    await expect(find(miss, '198.51.100.7')).rejects.toMatchObject({ status: 404 });
  }
  await expect(find({}, '198.51.100.7')).rejects.toMatchObject({ status: 429 });
  expect((await find({}, '198.51.100.8')).pnr).toBe(pnr);
});

test('an e-mail address can be tried twenty times, whatever the numbers and from wherever', async () => {
  for (let tries = 0; tries < 20; tries++) {
    const elsewhere = `2001:db8::${tries}`;
    await expect(find({ pnr: newReservationNumber() }, elsewhere)).rejects.toMatchObject({ status: 404 });
  }
  await expect(find({ email: 'NOOR@example.com' }, '2001:db8::99')).rejects.toMatchObject({ status: 429 });
});

test('what cannot be a number uses up nobody else’s tries', async () => {
  for (let tries = 0; tries < 8; tries++) {
    await expect(find({ pnr: '!' }, `203.0.113.${tries}`)).rejects.toMatchObject({ status: 404 });
  }
});

test('reservation numbers hold no letter that is read for another', () => {
  for (let count = 0; count < 500; count++)
    expect(newReservationNumber()).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{6}$/);
  expect(readReservationNumber('abc-d2 3')).toBe('ABCD23');
  expect(readReservationNumber('ABC')).toBeNull();
});

test('names are compared without marks, spaces and case', () => {
  expect(plainName('Çelik-Özdemir')).toBe(plainName('celik ozdemir'));
  expect(plainName("d'Hondt")).toBe('dhondt');
  expect(plainName('Wit')).not.toBe(plainName('Witte'));
});
