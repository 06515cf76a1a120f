import { and, eq, ne, sql } from 'drizzle-orm';
import { bookings, seatHolds } from '../booking/booking-tables';
import { paymentAttempts, refunds } from '../booking/payment-tables';
import type { Database } from '../db/database';
import { flights } from '../flights/flight-tables';
import { sandboxPayments } from '../payments/sandbox/sandbox-tables';

/** What must be true at any moment, whatever happened; each entry is a breach in words. */
export async function breaches(db: Database): Promise<string[]> {
  return [...(await stockBreaches(db)), ...(await moneyBreaches(db)), ...(await bookingBreaches(db))];
}

/** Seats left = capacity − sold elsewhere − live holds − bookings, for every flight with a hold. */
export async function stockBreaches(db: Database): Promise<string[]> {
  const taken = sql<number>`coalesce(sum(${seatHolds.seats}), 0)::int`;
  const rows = await db
    .select({
      id: flights.id,
      free: sql<number>`(${flights.capacity} - ${flights.soldElsewhere} - ${flights.seatsLeft})::int`,
      taken,
    })
    .from(flights)
    .innerJoin(seatHolds, and(eq(seatHolds.flightId, flights.id), ne(seatHolds.state, 'returned')))
    .groupBy(flights.id);
  return rows
    .filter((row) => row.free !== row.taken)
    .map((row) => `flight ${row.id}: ${row.free} seats are off sale, ${row.taken} are held or sold`);
}

/** Every captured cent is on exactly one booking or one refund. */
async function moneyBreaches(db: Database): Promise<string[]> {
  const rows = await db
    .select({
      payment: sandboxPayments.id,
      captured: sandboxPayments.amount,
      returned: sandboxPayments.refunded,
      refund: refunds.amount,
      isRefunded: sql<boolean>`${refunds.doneAt} is not null`,
      attempt: paymentAttempts.status,
      booked: sql<number | null>`(${bookings.reservation} ->> 'totalAmount')::int`,
      basket: paymentAttempts.basketId,
    })
    .from(sandboxPayments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.providerPaymentId, sandboxPayments.id))
    .leftJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
    .leftJoin(bookings, eq(bookings.basketId, paymentAttempts.basketId))
    .where(eq(sandboxPayments.status, 'paid'));
  const found: string[] = [];
  const onBookings = new Map<number, number>();
  for (const { payment, captured, returned, refund, isRefunded, attempt, booked, basket } of rows) {
    if (attempt !== 'paid') found.push(`payment ${payment} is paid, the shop thinks it ${attempt}`);
    else if (refund !== null && refund !== captured) found.push(`payment ${payment}: refund of ${refund}`);
    else if (isRefunded && returned !== captured)
      found.push(`payment ${payment}: the bank gave back ${returned}`);
    else if (refund === null && booked !== captured) found.push(`payment ${payment} bought nothing`);
    if (refund === null && basket !== null) onBookings.set(basket, (onBookings.get(basket) ?? 0) + 1);
  }
  for (const [basket, count] of onBookings)
    if (count > 1) found.push(`basket ${basket} was paid ${count} times`);
  return found;
}

/** A booking has its seats, and only a booking has. */
async function bookingBreaches(db: Database): Promise<string[]> {
  const rows = await db.execute<{ basket_id: number }>(sql`
    select coalesce(b.basket_id, h.basket_id) as basket_id
    from (select basket_id from bookings) b
    full join (select distinct basket_id from seat_holds where state = 'sold') h on h.basket_id = b.basket_id
    where b.basket_id is null or h.basket_id is null`);
  return rows.rows.map(
    (row) => `basket ${row.basket_id} has seats without a booking, or the other way round`,
  );
}
