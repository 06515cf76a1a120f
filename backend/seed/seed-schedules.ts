import type { Database } from '../db/database';
import { flightSchedules } from '../flights/flight-tables';
import type { ReferenceData } from './reference-data';
import { scheduleRows } from './schedule-rows';
import { overwrite } from './seed-reference';

const KEY = ['carrierCode', 'origin', 'destination', 'departureTime'];

/** Writes the flight schedules; one that is no longer in the data stops making new flights. */
export async function seedSchedules(tx: Database, data: ReferenceData): Promise<void> {
  await tx.update(flightSchedules).set({ isActive: false });
  await tx
    .insert(flightSchedules)
    .values(scheduleRows(data))
    .onConflictDoUpdate({
      target: [
        flightSchedules.carrierCode,
        flightSchedules.origin,
        flightSchedules.destination,
        flightSchedules.departureTime,
      ],
      set: overwrite(flightSchedules, [...KEY, 'id', 'generatedThrough']),
    });
}
