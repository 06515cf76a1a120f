import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { flightKey } from '../flights/flight-key';
import { flights } from '../flights/flight-tables';

export interface FlightWish {
  origin?: string;
  destination?: string;
  /** Calendar date at the origin. */
  date?: string;
  /** Clock time at the origin. */
  departure?: string;
  durationMinutes?: number;
  carrierCode?: string;
  flightNumber?: string;
  capacity?: number;
  seatsLeft?: number;
  /** List fare in euro cents, without taxes. */
  fare?: number;
  reductionPercent?: number;
  reducedFrom?: string;
  reducedUntil?: string;
  via?: string;
}

let nextNumber = 7001;

/** Puts a flight on sale: one of its own in every call, on a route that the seed does not fly. */
export async function aFlight(db: Database, wish: FlightWish = {}): Promise<{ id: number; key: string }> {
  const { origin = 'GRQ', destination = 'FNC', date = '2027-04-20', departure = '10:00' } = wish;
  const { carrierCode = 'HV', flightNumber = String(nextNumber++), durationMinutes = 240 } = wish;
  const { capacity = 180, seatsLeft = capacity, fare = 10_000 } = wish;
  const zone = (code: string) => sql`(select time_zone from airports where code = ${code})`;
  const departureLocal = sql`(${`${date} ${departure}`}::timestamp)`;
  const departureAt = sql`(${departureLocal} at time zone ${zone(origin)})`;
  const arrivalAt = sql`(${departureAt} + make_interval(mins => ${durationMinutes}::int))`;
  const [row] = await db
    .insert(flights)
    .values({
      ...{ origin, destination, carrierCode, flightNumber, durationMinutes, capacity, seatsLeft, fare },
      departureDate: date,
      departureLocal,
      departureAt,
      arrivalAt,
      arrivalLocal: sql`${arrivalAt} at time zone ${zone(destination)}`,
      via: wish.via ?? null,
      soldElsewhere: capacity - seatsLeft,
      reductionPercent: wish.reductionPercent ?? 0,
      reducedFrom: wish.reducedFrom ?? null,
      reducedUntil: wish.reducedUntil ?? null,
    })
    .returning({ id: flights.id });
  if (!row) throw new Error('The flight was not stored');
  return { id: row.id, key: flightKey({ carrierCode, flightNumber, departureDate: date, origin }) };
}
