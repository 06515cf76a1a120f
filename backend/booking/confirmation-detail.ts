import { BasketKey } from '@/lib/api/endpoints';
import type { Reservation } from '@/lib/contract/reservation';
import { type Translate, translatorFor } from '@/lib/translator';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { selectBasket } from './basket-queries';
import { type BookingRow, selectBookingByBasket, selectBookingFor } from './booking-queries';
import type { StoredReservation } from './booking-tables';
import { readReservationNumber } from './reservation-number';
import { hashOf } from './secrets';

/** What to bring and what happens next, as paragraphs; the mail says the same. */
export function nextSteps({ travellers }: StoredReservation, text: Translate): string[] {
  const hasAssistance = travellers.some(({ assistance }) => assistance.length > 0);
  return [
    text('content.documents'),
    text('content.airport'),
    ...(hasAssistance ? [text('content.assistance')] : []),
    text('content.changes'),
  ];
}

async function find(
  { db }: Context,
  { key, token }: { key: string; token?: string | undefined },
  { sessionId }: RequestInfo,
): Promise<BookingRow | undefined> {
  const sessionHash = sessionId === '' ? null : hashOf(sessionId);
  const tokenHash = token ? hashOf(token) : null;
  if (BasketKey.safeParse(key).success) {
    const basket = sessionHash ? await selectBasket(db, { key, sessionHash }) : undefined;
    return basket && selectBookingByBasket(db, basket.id);
  }
  const pnr = readReservationNumber(key);
  return pnr ? selectBookingFor(db, pnr, { sessionHash, tokenHash }) : undefined;
}

/**
 * A booking, to the session that booked it or who holds a link to it (decision 31). Throws not-found, the same
 * for a booking of somebody else and for none.
 */
export async function confirmationDetail(
  context: Context,
  asked: { key: string; token?: string | undefined },
  request: RequestInfo,
): Promise<Reservation> {
  const booking = await find(context, asked, request);
  if (!booking) throw new DomainError('not-found', 'There is no such booking');
  const text = translatorFor(request.market, 'reservation');
  const { reservation } = booking;
  const mailed = text('content.mail', { email: reservation.contact.email });
  return { ...reservation, content: [mailed, ...nextSteps(reservation, text)], status: 'booked' };
}
