import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { airports } from '../locations/location-tables';

export const carriers = pgTable('carriers', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** Which fare products it sells: leisure, network or lowcost. */
  kind: text().notNull(),
});

/** A flight number that repeats by weekday, one row a direction; flights are generated from it. */
export const flightSchedules = pgTable(
  'flight_schedules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    carrierCode: text('carrier_code')
      .notNull()
      .references(() => carriers.code),
    flightNumber: text('flight_number').notNull(),
    origin: text()
      .notNull()
      .references(() => airports.code),
    destination: text()
      .notNull()
      .references(() => airports.code),
    /** On the origin's clock. */
    departureTime: time('departure_time').notNull(),
    durationMinutes: smallint('duration_minutes').notNull(),
    /** ISO weekdays (1 Monday … 7 Sunday) of departure, per IATA season; empty: not flown. */
    weekdaysSummer: smallint('weekdays_summer').array().notNull(),
    weekdaysWinter: smallint('weekdays_winter').array().notNull(),
    /** Airport code of the stop; null: direct. */
    via: text(),
    seats: smallint().notNull(),
    /** Lowest season's fare of an adult, in euro cents, without taxes. */
    baseFare: integer('base_fare').notNull(),
    /** When prices peak: year, summer or winter-sun. */
    season: text().notNull(),
    isActive: boolean('is_active').notNull(),
    /** Last day whose flights exist; null: none yet. */
    generatedThrough: date('generated_through'),
  },
  (table) => [
    uniqueIndex('flight_schedules_departure').on(
      table.carrierCode,
      table.origin,
      table.destination,
      table.departureTime,
    ),
  ],
);

export const flights = pgTable(
  'flights',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made from schedules, whose own keys are checked; three checks a row would double the first start. */
    carrierCode: text('carrier_code').notNull(),
    flightNumber: text('flight_number').notNull(),
    origin: text().notNull(),
    destination: text().notNull(),
    /** Calendar date at the origin. */
    departureDate: date('departure_date').notNull(),
    /** The clocks of the two airports, and the instants for ordering. */
    departureLocal: timestamp('departure_local', { mode: 'string' }).notNull(),
    arrivalLocal: timestamp('arrival_local', { mode: 'string' }).notNull(),
    departureAt: timestamp('departure_at', { withTimezone: true }).notNull(),
    arrivalAt: timestamp('arrival_at', { withTimezone: true }).notNull(),
    durationMinutes: smallint('duration_minutes').notNull(),
    via: text(),
    capacity: smallint().notNull(),
    seatsLeft: smallint('seats_left').notNull(),
    /** Of the seats that are gone, those that other sellers of the flight sold; the rest is ours. */
    soldElsewhere: smallint('sold_elsewhere').notNull().default(0),
    /** The list fare of an adult in euro cents, without taxes: the lowest it is ever sold for unreduced. */
    fare: integer().notNull(),
    /** A sale: so many percent off the list fare while it is on, both days included. */
    reductionPercent: smallint('reduction_percent').notNull().default(0),
    reducedFrom: date('reduced_from'),
    reducedUntil: date('reduced_until'),
  },
  (table) => [
    uniqueIndex('flights_number_on_day').on(
      table.carrierCode,
      table.flightNumber,
      table.departureDate,
      table.origin,
    ),
    index('flights_route_by_day').on(
      table.origin,
      table.destination,
      table.departureDate,
      table.departureLocal,
    ),
    check('flights_seats_left_in_range', sql`${table.seatsLeft} between 0 and ${table.capacity}`),
  ],
);
