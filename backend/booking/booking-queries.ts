import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bookingClients, bookings, bookingTokens } from './booking-tables';

export type BookingRow = typeof bookings.$inferSelect;

/** The customer's number by e-mail address (lower case); a new one at the first booking. */
export async function clientNumberOf(tx: Database, email: string): Promise<string> {
  await tx.insert(bookingClients).values({ email }).onConflictDoNothing();
  const [row] = await tx
    .select({ number: bookingClients.number })
    .from(bookingClients)
    .where(eq(bookingClients.email, email));
  if (!row) throw new Error('The customer was given no number');
  return String(row.number);
}

/** Stores the booking unless its reservation number is taken; null then. */
export async function insertBooking(
  tx: Database,
  booking: typeof bookings.$inferInsert,
): Promise<BookingRow | null> {
  const [row] = await tx
    .insert(bookings)
    .values(booking)
    .onConflictDoNothing({ target: bookings.pnr })
    .returning();
  return row ?? null;
}

export async function insertToken(
  tx: Database,
  token: { tokenHash: string; bookingId: number; createdAt: Date },
): Promise<void> {
  await tx.insert(bookingTokens).values(token);
}

async function selectOne(db: Database, where: SQL | undefined): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(where);
  return row;
}

export function selectBookingByBasket(db: Database, basketId: number): Promise<BookingRow | undefined> {
  return selectOne(db, eq(bookings.basketId, basketId));
}

/** The booking of a reservation number, if the session made it or the token was handed out for it. */
export async function selectBookingFor(
  db: Database,
  pnr: string,
  { sessionHash, tokenHash }: { sessionHash: string | null; tokenHash: string | null },
): Promise<BookingRow | undefined> {
  const [found] = await db
    .select({ booking: bookings })
    .from(bookings)
    .leftJoin(
      bookingTokens,
      and(eq(bookingTokens.bookingId, bookings.id), eq(bookingTokens.tokenHash, tokenHash ?? '')),
    )
    .where(
      and(
        eq(bookings.pnr, pnr),
        or(eq(bookings.sessionHash, sessionHash ?? ''), eq(bookingTokens.tokenHash, tokenHash ?? '')),
      ),
    );
  return found?.booking;
}

export function selectBookingByPnr(db: Database, pnr: string): Promise<BookingRow | undefined> {
  return selectOne(db, eq(bookings.pnr, pnr));
}
