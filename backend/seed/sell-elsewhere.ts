import { sql } from 'drizzle-orm';
import { addDays } from '@/lib/dates';
import { type Database, inTransaction } from '../db/database';
import { seatsLeftByOthers } from './demand';

const HORIZON_DAYS = 210;
/** Few enough flights at a time that nobody waits for them. */
const SLICE_DAYS = 14;

/**
 * Lets other sellers of the demo's flights sell on as their day nears. Flights on which this shop holds or
 * sold a seat are left alone.
 */
export async function sellElsewhere(db: Database, today: string): Promise<void> {
  const target = seatsLeftByOthers({
    ahead: sql`(departure_date - ${today}::date)`,
    capacity: sql`capacity`,
    hash: sql`md5(carrier_code || flight_number || to_char(departure_date, 'YYYYMMDD') || origin)`,
  });
  for (let start = 0; start < HORIZON_DAYS; start += SLICE_DAYS) {
    const [from, to] = [addDays(today, start), addDays(today, start + SLICE_DAYS - 1)];
    await inTransaction(db, (tx) =>
      tx.execute(sql`
        update flights set seats_left = aim.seats_left, sold_elsewhere = capacity - aim.seats_left
        from (
          select id, ${target} as seats_left from flights
          where departure_date between ${from}::date and ${to}::date
            and seats_left = capacity - sold_elsewhere
        ) aim
        where flights.id = aim.id and aim.seats_left < flights.seats_left
          and flights.seats_left = flights.capacity - flights.sold_elsewhere`),
    );
  }
}
