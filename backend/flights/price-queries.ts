import { and, between, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { flightPrice, originAirport, type PriceBasis } from './flight-price-queries';
import { onSaleAt } from './flight-queries';
import { flights } from './flight-tables';

export interface PriceQuestion {
  now: Date;
  basis: PriceBasis;
  /** Travellers who need a seat. */
  passengers: number;
}

export interface DayPrice {
  date: string;
  /** Lowest price of a flight with enough seats; null when all are too full. */
  price: number | null;
  /** Seats left on the flight of that price, or the most on any when none has enough. */
  seatsLeft: number;
}

/** One row a day on which flights are on sale, in order. */
export async function selectDayPrices(
  db: Database,
  route: { origin: string; destination: string },
  dates: { from: string; to: string },
  { now, basis, passengers }: PriceQuestion,
): Promise<DayPrice[]> {
  const price = flightPrice(basis);
  const fits = sql`${flights.seatsLeft} >= ${passengers}`;
  const rows = await db
    .selectDistinctOn([flights.departureDate], {
      date: flights.departureDate,
      price: sql<number | null>`case when ${fits} then ${price} end`,
      seatsLeft: flights.seatsLeft,
    })
    .from(flights)
    .innerJoin(originAirport, eq(originAirport.code, flights.origin))
    .where(
      and(
        eq(flights.origin, route.origin),
        eq(flights.destination, route.destination),
        between(flights.departureDate, dates.from, dates.to),
        onSaleAt(now),
      ),
    )
    .orderBy(flights.departureDate, sql`${fits} desc, ${price}, ${flights.seatsLeft} desc`);
  return rows;
}

export interface RouteOffer {
  origin: string;
  destination: string;
  date: string;
  price: number;
  /** The mean of the route's prices in the same period. */
  meanPrice: number;
}

/** The cheapest flight of every route from these origins, over all routes when `origins` is null. */
export async function selectRouteOffers(
  db: Database,
  origins: readonly string[] | null,
  dates: { from: string; to: string },
  { now, basis, passengers }: PriceQuestion,
): Promise<RouteOffer[]> {
  const where: (SQL | undefined)[] = [
    origins ? inArray(flights.origin, [...origins]) : undefined,
    between(flights.departureDate, dates.from, dates.to),
    gte(flights.seatsLeft, passengers),
    onSaleAt(now),
  ];
  const priced = db
    .select({
      origin: flights.origin,
      destination: flights.destination,
      date: flights.departureDate,
      price: flightPrice(basis).as('price'),
    })
    .from(flights)
    .innerJoin(originAirport, eq(originAirport.code, flights.origin))
    .where(and(...where))
    .as('priced');
  const mean = sql<number>`(avg(${priced.price}) over (partition by ${priced.origin}, ${priced.destination}))::int`;
  return db
    .selectDistinctOn([priced.origin, priced.destination], {
      origin: priced.origin,
      destination: priced.destination,
      date: priced.date,
      price: priced.price,
      meanPrice: mean,
    })
    .from(priced)
    .orderBy(priced.origin, priced.destination, priced.price, priced.date);
}
