import type { Airport } from '@/lib/contract/locations';
import type { Language } from '@/lib/markets';
import type { Database } from '../db/database';
import { DomainError, InvalidAirports } from '../problem';
import { airportToWire } from './airport-to-wire';
import { type AirportRow, selectAirportBySeoName, selectAirports } from './location-queries';

const REMEMBERED_MS = 60_000;
const remembered = new WeakMap<Database, { until: number; airports: Promise<Map<string, AirportRow>> }>();

/** Every search needs a few of the hundred airports, and they change with a release at most. */
function allAirports(db: Database): Promise<Map<string, AirportRow>> {
  const known = remembered.get(db);
  if (known && known.until > performance.now()) return known.airports;
  const airports = selectAirports(db).then((rows) => new Map(rows.map((row) => [row.code, row])));
  remembered.set(db, { until: performance.now() + REMEMBERED_MS, airports });
  // A failure is not remembered.
  airports.catch(() => remembered.delete(db));
  return airports;
}

/** The airports of these codes, by code. Throws InvalidAirports when one of them is unknown. */
export async function airportsByCode(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, AirportRow>> {
  const all = await allAirports(db);
  const found = new Map<string, AirportRow>();
  for (const code of codes) {
    const airport = all.get(code);
    if (!airport) throw new InvalidAirports();
    found.set(code, airport);
  }
  return found;
}

/** Throws a not-found DomainError when no airport has that name in its address (specification §7). */
export async function airportBySeoName(db: Database, seoName: string, language: Language): Promise<Airport> {
  const row = await selectAirportBySeoName(db, seoName);
  if (!row) throw new DomainError('not-found', 'There is no airport of that name');
  return airportToWire(row, language);
}

/** Airports near this one, nearest first as listed; null when there is none. Throws InvalidAirports. */
export async function alternativesOf(
  db: Database,
  code: string,
  language: Language,
): Promise<Airport[] | null> {
  const airport = (await airportsByCode(db, [code])).get(code);
  const all = await allAirports(db);
  const ordered = airport?.alternatives.flatMap((near) => all.get(near) ?? []) ?? [];
  return ordered.length === 0 ? null : ordered.map((row) => airportToWire(row, language));
}
