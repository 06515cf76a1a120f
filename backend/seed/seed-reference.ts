import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { carriers } from '../flights/flight-tables';
import { airports, countries, routes } from '../locations/location-tables';
import type { ReferenceData } from './reference-data';

/** What an upsert writes over: every column but those that name the row. */
export function overwrite(table: PgTable, except: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key));
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]));
}

function airportRows({ airports: rows, charges }: ReferenceData) {
  const { byCountry, default: usual } = charges.airportSecurityTax;
  return rows.map(({ lat, lon, character: _, ...row }) => ({
    ...row,
    latitude: lat,
    longitude: lon,
    departureTax: byCountry[row.countryCode] ?? usual,
  }));
}

function routeRows({ routes: rows, carriers: known }: ReferenceData) {
  const isLeisure = new Set(known.filter(({ kind }) => kind === 'leisure').map(({ code }) => code));
  return rows.flatMap(({ origin, destination, carriers: flown }) => {
    const row = { hasPackages: flown.some(({ code }) => isLeisure.has(code)), isActive: true };
    return [
      { origin, destination, ...row },
      { origin: destination, destination: origin, ...row },
    ];
  });
}

/** Writes countries, airports, carriers and routes, over what an earlier version of the shop wrote. */
export async function seedReference(tx: Database, data: ReferenceData): Promise<void> {
  await tx
    .insert(countries)
    .values(data.countries.map(({ customer, ...row }) => ({ ...row, isCustomerCountry: customer })))
    .onConflictDoUpdate({ target: countries.code, set: overwrite(countries, ['code']) });
  await tx
    .insert(airports)
    .values(airportRows(data))
    .onConflictDoUpdate({ target: airports.code, set: overwrite(airports, ['code']) });
  await tx
    .insert(carriers)
    .values(data.carriers.map(({ code, name, kind }) => ({ code, name, kind })))
    .onConflictDoUpdate({ target: carriers.code, set: overwrite(carriers, ['code']) });
  await tx.update(routes).set({ isActive: false });
  await tx
    .insert(routes)
    .values(routeRows(data))
    .onConflictDoUpdate({
      target: [routes.origin, routes.destination],
      set: overwrite(routes, ['origin', 'destination']),
    });
}
