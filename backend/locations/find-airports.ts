import type { Airport } from '@/lib/contract/locations';
import type { Language } from '@/lib/markets';
import type { Database } from '../db/database';
import { DomainError, InvalidAirports } from '../problem';
import { airportToWire } from './airport-to-wire';
import { type AirportRow, selectAirportBySeoName, selectAirports } from './location-queries';

/** The airports of these codes, by code. Throws InvalidAirports when one of them is unknown. */
export async function airportsByCode(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, AirportRow>> {
  const rows = await selectAirports(db, codes);
  const found = new Map(rows.map((row) => [row.code, row]));
  if (codes.some((code) => !found.has(code))) throw new InvalidAirports();
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
  const listed = airport?.alternatives ?? [];
  const rows = await selectAirports(db, listed);
  const ordered = listed.flatMap((near) => rows.filter((row) => row.code === near));
  return ordered.length === 0 ? null : ordered.map((row) => airportToWire(row, language));
}
