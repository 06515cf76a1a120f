import { count, sql } from 'drizzle-orm';
import { addDays } from '@/lib/dates';
import { type Clock, shopDate } from '../clock';
import { underLock } from '../db/advisory-lock';
import type { Database } from '../db/database';
import { flights } from '../flights/flight-tables';
import { generateFlights } from './generate-flights';
import { type ReferenceData, referenceData } from './reference-data';
import { seedReference } from './seed-reference';
import { seedSchedules } from './seed-schedules';

/** Flights are on sale this many days ahead. */
export const DAYS_ON_SALE = 365;

export interface SeedOptions {
  clock: Clock;
  data?: ReferenceData;
  daysAhead?: number;
}

/**
 * Brings the demo's data up to today: reference data as this version has them, and flights a year ahead. Safe
 * to run at every start, every day, and by several processes at once. Gives the number of new flights.
 */
export function seedShop(db: Database, options: SeedOptions): Promise<number> {
  const { clock, data = referenceData(), daysAhead = DAYS_ON_SALE } = options;
  return underLock(db, 'seed', async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await seedReference(tx, data);
    await seedSchedules(tx, data);
    const today = shopDate(clock);
    const made = await generateFlights(tx, today, addDays(today, daysAhead));
    const [all] = await tx.select({ flights: count() }).from(flights);
    // The planner would otherwise guess from an empty table for minutes.
    if (made > (all?.flights ?? 0) / 10) await tx.execute(sql`analyze`);
    return made;
  });
}
