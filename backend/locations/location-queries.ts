import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { LocationTarget } from '@/lib/contract/locations';
import type { Language } from '@/lib/markets';
import type { Database } from '../db/database';
import { airports, countries, routes } from './location-tables';

export type AirportRow = typeof airports.$inferSelect;

export interface PlacedAirport {
  airport: AirportRow;
  countryName: string;
}

function selectPlaced(db: Database, language: Language, where: SQL | undefined): Promise<PlacedAirport[]> {
  const countryName = sql<string>`${countries.name} ->> ${language}`;
  return db
    .select({ airport: airports, countryName })
    .from(airports)
    .innerJoin(countries, eq(countries.code, airports.countryCode))
    .where(where)
    .orderBy(desc(airports.popularity), asc(airports.code));
}

const routeFits = (target: LocationTarget) =>
  and(eq(routes.isActive, true), target === 'hotels' ? eq(routes.hasPackages, true) : undefined);

/** Airports at which a visitor of the shop starts a trip, the most asked for first. */
export function selectOrigins(db: Database, target: LocationTarget, language: Language) {
  const route = db
    .select({ one: sql`1` })
    .from(routes)
    .where(and(eq(routes.origin, airports.code), routeFits(target)));
  return selectPlaced(db, language, and(eq(airports.isOrigin, true), exists(route)));
}

/** Airports that flights from `origin` reach, the most asked for first. */
export function selectDestinations(db: Database, origin: string, target: LocationTarget, language: Language) {
  const reached = db
    .select({ code: routes.destination })
    .from(routes)
    .where(and(eq(routes.origin, origin), routeFits(target)));
  return selectPlaced(db, language, inArray(airports.code, reached));
}

export function selectAirports(db: Database): Promise<AirportRow[]> {
  return db.select().from(airports);
}

export async function selectAirportBySeoName(db: Database, seoName: string): Promise<AirportRow | undefined> {
  const [found] = await db.select().from(airports).where(eq(airports.seoName, seoName));
  return found;
}

export async function selectCountryNames(db: Database, language: Language): Promise<Map<string, string>> {
  const name = sql<string>`${countries.name} ->> ${language}`;
  const rows = await db.select({ code: countries.code, name }).from(countries);
  return new Map(rows.map((row) => [row.code, row.name]));
}

/** Airports sold as destinations, the most asked for first. */
export function selectLandingAirports(db: Database): Promise<AirportRow[]> {
  return db
    .select()
    .from(airports)
    .where(eq(airports.isDestination, true))
    .orderBy(desc(airports.popularity), asc(airports.code));
}
