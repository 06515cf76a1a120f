import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BasketStatus,
  Contact,
  FareType,
  InsuranceChoice,
  LuggageSelection,
  PricedSelection,
  StepDraft,
  Traveller,
} from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import type { Reservation } from '@/lib/contract/reservation';
import type { MarketCode } from '@/lib/markets';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** What was agreed at the hold: from then on nothing in it moves. Amounts in minor units. */
export interface FrozenOffer {
  /** The payment choice whose surcharge is in the lines. */
  paymentId: number;
  /** Lines and total with the payment surcharge. */
  selection: PricedSelection;
  /** The total without the payment surcharge, for another payment choice during the hold. */
  totalBeforeSurcharge: number;
}

export const baskets = pgTable(
  'baskets',
  {
    id: id(),
    /** 128 random bits, base64url. */
    key: text().notNull().unique(),
    /** SHA-256 of the session that opened it; key and session together open it. */
    sessionHash: text('session_hash').notNull(),
    market: text().$type<MarketCode>().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<BasketStatus>().notNull(),
    /** Outbound first. */
    flightKeys: text('flight_keys').array().notNull(),
    passengers: smallint().notNull(),
    infants: smallint().notNull(),
    outBoundClass: text('out_bound_class').$type<FareType>().notNull(),
    inBoundClass: text('in_bound_class').$type<FareType>().notNull(),
    travellers: jsonb().$type<Traveller[]>().notNull(),
    /** One row a traveller, flight and kind of bag. */
    luggages: jsonb().$type<LuggageSelection[]>().notNull(),
    contact: jsonb().$type<Contact>(),
    insurance: text().$type<InsuranceChoice>(),
    baggageAcknowledged: boolean('baggage_acknowledged').notNull(),
    drafts: jsonb().$type<StepDraft[]>().notNull(),
    /** What the visitor last agreed to, without a payment surcharge. */
    acceptedTotal: integer('accepted_total').notNull(),
    frozen: jsonb().$type<FrozenOffer>(),
    holdExpiresAt: instant('hold_expires_at'),
    createdAt: instant('created_at').notNull(),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    index('baskets_hold_expiry').on(table.holdExpiresAt).where(sql`${table.holdExpiresAt} is not null`),
    index('baskets_untouched').on(table.touchedAt),
    check(
      'baskets_status',
      sql`${table.status} in ('open','held','paying','booked','failed','expired','refunding','refunded')`,
    ),
  ],
);

export type HoldState = 'live' | 'sold' | 'returned';

/** Seats off sale: capacity − seats left is the sum of the live and the sold ones of a flight. */
export const seatHolds = pgTable(
  'seat_holds',
  {
    id: id(),
    basketId: integer('basket_id')
      .notNull()
      .references(() => baskets.id),
    /** No foreign key: flights long gone are removed, bookings stay. */
    flightId: integer('flight_id').notNull(),
    seats: smallint().notNull(),
    state: text().$type<HoldState>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('seat_holds_once_a_flight')
      .on(table.basketId, table.flightId)
      .where(sql`${table.state} <> 'returned'`),
    index('seat_holds_flight').on(table.flightId),
    check('seat_holds_seats', sql`${table.seats} > 0`),
  ],
);

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    basketId: integer('basket_id')
      .notNull()
      .unique()
      .references(() => baskets.id),
    pnr: text().notNull().unique(),
    clientNumber: text('client_number').notNull(),
    sessionHash: text('session_hash').notNull(),
    market: text().$type<MarketCode>().notNull(),
    /** Lower case, for finding a booking again. */
    email: text().notNull(),
    /** Everything as it was sold; later changes of flights or texts leave it alone. */
    reservation: jsonb().$type<StoredReservation>().notNull(),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [index('bookings_email').on(table.email)],
);
/** `content` and `status` are made when it is read. */
export type StoredReservation = Omit<Reservation, 'content' | 'status'>;

/** Keys that open one booking without its session: the mailed link, and finds. */
export const bookingTokens = pgTable('booking_tokens', {
  /** SHA-256 of 128 random bits. */
  tokenHash: text('token_hash').primaryKey(),
  bookingId: integer('booking_id')
    .notNull()
    .references(() => bookings.id),
  createdAt: instant('created_at').notNull(),
});

/** One number a customer, told apart by e-mail address. */
export const bookingClients = pgTable('booking_clients', {
  number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1_040_001 }),
  email: text().notNull().unique(),
});
