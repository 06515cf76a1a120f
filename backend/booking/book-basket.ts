import type { Context } from '../context';
import type { Database } from '../db/database';
import { queueMail } from '../mail/queue-mail';
import { type BasketRow, updateBasket } from './basket-queries';
import { type BookingRow, clientNumberOf, insertBooking, insertToken } from './booking-queries';
import type { StoredReservation } from './booking-tables';
import { confirmationMail } from './confirmation-mail';
import type { AttemptRow } from './payment-queries';
import { newReservationNumber } from './reservation-number';
import { hashOf, newSecret } from './secrets';

const PNR_ATTEMPTS = 10;

function reservationOf(
  basket: BasketRow,
  { offer }: AttemptRow,
): Omit<StoredReservation, 'reservationNumber' | 'clientNumber' | 'bookedAt'> {
  if (!basket.contact) throw new Error(`Basket ${basket.id} was paid without a contact`);
  const { flights, hotel, prices, currency, totalPrice, notices } = offer.selection;
  return {
    ...{ flights, hotel, prices, currency, notices },
    totalAmount: totalPrice,
    travellers: basket.travellers,
    contact: basket.contact,
    luggages: basket.luggages,
    insurance: basket.insurance,
    outBoundClass: basket.outBoundClass,
    inBoundClass: basket.inBoundClass,
  };
}

async function store(
  tx: Database,
  basket: BasketRow,
  attempt: AttemptRow,
  bookedAt: Date,
): Promise<BookingRow> {
  const sold = reservationOf(basket, attempt);
  const email = sold.contact.email.toLowerCase();
  const clientNumber = await clientNumberOf(tx, email);
  const { sessionHash, market, id: basketId } = basket;
  for (let tries = 0; tries < PNR_ATTEMPTS; tries++) {
    const pnr = newReservationNumber();
    const named = { ...sold, reservationNumber: pnr, clientNumber, bookedAt: bookedAt.toISOString() };
    const booking = { pnr, clientNumber, basketId, sessionHash, market, email, reservation: named, bookedAt };
    const row = await insertBooking(tx, booking);
    if (row) return row;
  }
  throw new Error('No free reservation number was found');
}

/**
 * Turns a locked basket, whose seats are sold, into a booking: number, link and mail in the same transaction,
 * so that there is never one without the others.
 */
export async function bookBasket(
  { clock, settings }: Context,
  tx: Database,
  basket: BasketRow,
  attempt: AttemptRow,
): Promise<void> {
  const now = clock.now();
  const booking = await store(tx, basket, attempt, now);
  const token = newSecret();
  await insertToken(tx, { tokenHash: hashOf(token), bookingId: booking.id, createdAt: now });
  await queueMail(tx, confirmationMail(booking, token, settings.publicOrigin), now);
  const { offer: frozen } = attempt;
  await updateBasket(tx, basket, { status: 'booked', holdExpiresAt: null, drafts: [], frozen }, now);
}
