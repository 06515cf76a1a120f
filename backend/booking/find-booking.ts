import type { BookingAccess, BookingLookup } from '@/lib/contract/reservation';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { type BookingRow, insertToken, selectBookingByPnr } from './booking-queries';
import { readReservationNumber } from './reservation-number';
import { hashOf, newSecret } from './secrets';
import { countTry } from './try-limit';

const MINUTES = 15;
const TRIES_PER_NUMBER = 6;
const TRIES_PER_ADDRESS = 20;
const TRIES_PER_EMAIL = 20;

/** Letters only, without their marks: how a name is spelt on another keyboard. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

const plainEmail = (email: string) => email.trim().toLowerCase();

function matches({ email, reservation }: BookingRow, asked: BookingLookup): boolean {
  const names = [reservation.contact, ...reservation.travellers].map(({ surname }) => plainName(surname));
  return names.includes(plainName(asked.surname)) && email === plainEmail(asked.email);
}

/**
 * Opens a booking to who knows its number, a surname on it and its e-mail address. Every miss is the same 404;
 * tries are limited per number, per e-mail address and per address of the visitor (decision 31), who may have
 * many of those: too-many-requests after that, right or wrong.
 */
export async function findBooking(
  { db, clock }: Context,
  asked: BookingLookup,
  { clientAddress }: RequestInfo,
): Promise<BookingAccess> {
  const now = clock.now();
  const pnr = readReservationNumber(asked.pnr);
  await countTry(db, `find-address:${clientAddress}`, { tries: TRIES_PER_ADDRESS, minutes: MINUTES }, now);
  const email = hashOf(plainEmail(asked.email));
  await countTry(db, `find-email:${email}`, { tries: TRIES_PER_EMAIL, minutes: MINUTES }, now);
  if (pnr) await countTry(db, `find-pnr:${pnr}`, { tries: TRIES_PER_NUMBER, minutes: MINUTES }, now);
  const booking = await selectBookingByPnr(db, pnr ?? '');
  if (!booking || !matches(booking, asked)) throw new DomainError('not-found', 'There is no such booking');
  const token = newSecret();
  await insertToken(db, { tokenHash: hashOf(token), bookingId: booking.id, createdAt: now });
  return { pnr: booking.pnr, token };
}
