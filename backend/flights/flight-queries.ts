import { addMinutes, subDays } from 'date-fns';
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/contract/common';
import type { Database } from '../db/database';
import type { FlightName } from './flight-key';
import { flightPrice, flightPriceBefore, originAirport, type PriceBasis } from './flight-price-queries';
import { carriers, flights } from './flight-tables';

/** Sales of a flight close this long before it leaves. */
const CLOSES_MINUTES_AHEAD = 90;

export interface Connection {
  origins: readonly string[];
  destinations: readonly string[];
}

export type PricedFlight = typeof flights.$inferSelect & {
  carrierName: string;
  /** Per adult with unavoidable charges, in minor units of the asked currency. */
  price: number;
  priceBefore: number | null;
  /** The tax of the departure that `price` contains, per person with a seat. */
  departureTax: number;
};

const columns = (basis: PriceBasis) => ({
  ...getTableColumns(flights),
  carrierName: carriers.name,
  price: flightPrice(basis),
  priceBefore: flightPriceBefore(basis),
  departureTax: sql<number>`(${originAirport.departureTax} ->> ${basis.currency})::int`,
});

/** Flights that leave at this instant or before are no longer sold. */
export function salesClosedUntil(now: Date): Date {
  return addMinutes(now, CLOSES_MINUTES_AHEAD);
}

/**
 * Flights still sold at an instant. The calendar date, at most a day behind universal time anywhere, says it
 * once more, roughly, so that an index by date passes over all the flights of years gone by.
 */
export function onSaleAt(now: Date): SQL | undefined {
  const closed = salesClosedUntil(now);
  const firstDate = subDays(closed, 1).toISOString().slice(0, 10);
  return and(gte(flights.departureDate, firstDate), gt(flights.departureAt, closed));
}

const isOneOf = (column: typeof flights.origin | typeof flights.destination, codes: readonly string[]) =>
  codes.length === 1 ? eq(column, codes[0] ?? '') : inArray(column, [...codes]);

const onRoute = ({ origins, destinations }: Connection) =>
  and(isOneOf(flights.origin, origins), isOneOf(flights.destination, destinations));

function selectPriced(db: Database, basis: PriceBasis, where: SQL | undefined) {
  return db
    .select(columns(basis))
    .from(flights)
    .innerJoin(originAirport, eq(originAirport.code, flights.origin))
    .innerJoin(carriers, eq(carriers.code, flights.carrierCode))
    .where(where);
}

type FlightsBetween = ReturnType<typeof prepareFlightsBetween>;
const prepared = new WeakMap<Database, Map<Currency, FlightsBetween>>();

/** The busiest query of the shop: its text is written once, and PostgreSQL plans it once a connection. */
function prepareFlightsBetween(db: Database, currency: Currency) {
  const { placeholder } = sql;
  const where = and(
    sql`${flights.origin} = any(${placeholder('origins')})`,
    sql`${flights.destination} = any(${placeholder('destinations')})`,
    sql`${flights.departureDate} between ${placeholder('from')}::date and ${placeholder('to')}::date`,
    gt(flights.departureAt, placeholder('closed')),
  );
  return selectPriced(db, { day: placeholder('day'), currency }, where)
    .orderBy(
      asc(flights.departureDate),
      asc(flights.departureLocal),
      asc(flights.carrierCode),
      asc(flights.flightNumber),
    )
    .prepare(`flights_between_${currency}`);
}

function flightsBetween(db: Database, currency: Currency): FlightsBetween {
  const known = prepared.get(db) ?? new Map<Currency, FlightsBetween>();
  prepared.set(db, known);
  const statement = known.get(currency) ?? prepareFlightsBetween(db, currency);
  known.set(currency, statement);
  return statement;
}

/** Flights on sale from `from` through `to` (dates at the origin), by day, then departure on the clock. */
export function selectFlightsBetween(
  db: Database,
  { origins, destinations }: Connection,
  dates: { from: string; to: string },
  { now, basis }: { now: Date; basis: { day: string; currency: Currency } },
): Promise<PricedFlight[]> {
  const closed = salesClosedUntil(now);
  const { day, currency } = basis;
  return flightsBetween(db, currency).execute({ origins, destinations, ...dates, day, closed });
}

/** Flights by name, sold out and departed ones too, in no particular order. */
export async function selectFlightsByName(
  db: Database,
  names: readonly FlightName[],
  basis: PriceBasis,
): Promise<PricedFlight[]> {
  if (names.length === 0) return [];
  const each = names.map((name) =>
    and(
      eq(flights.carrierCode, name.carrierCode),
      eq(flights.flightNumber, name.flightNumber),
      eq(flights.departureDate, name.departureDate),
      eq(flights.origin, name.origin),
    ),
  );
  return selectPriced(db, basis, or(...each));
}

/** First and last date with a flight on sale, or null when nothing flies. */
export async function selectSaleRange(
  db: Database,
  connection: Connection,
  now: Date,
): Promise<{ first: string; last: string } | null> {
  // Two looks at the ends of the index; min and max would read every flight of the route.
  const endOf = (order: typeof asc) =>
    db
      .select({ date: flights.departureDate })
      .from(flights)
      .where(and(onRoute(connection), onSaleAt(now)))
      .orderBy(order(flights.departureDate))
      .limit(1);
  const rows = await unionAll(endOf(asc), endOf(desc));
  const [first, last] = rows.map((row) => row.date).sort();
  return first && last ? { first, last } : null;
}

/** Dates on which a seat can still be bought. */
export async function selectAvailableDates(db: Database, connection: Connection, now: Date) {
  const rows = await db
    .selectDistinct({ date: flights.departureDate })
    .from(flights)
    .where(and(onRoute(connection), gt(flights.seatsLeft, 0), onSaleAt(now)))
    .orderBy(asc(flights.departureDate));
  return rows.map((row) => row.date);
}
