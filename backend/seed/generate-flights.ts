import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { chance, seatsLeftByOthers } from './demand';
import seasons from './price-seasons.json' with { type: 'json' };

/** Sales that carriers hold on the flights of a route and month: this long, so long before the month. */
const SALE_DAYS = 28;
const SALE_EARLIEST = 70;
const SALE_SPREAD = 170;

const number = (value: number) => sql.raw(String(value));

/** Schedules × days on which they fly and that have no flight yet. */
const due = (today: string, through: string) => sql`
  select s.*, day::date as day,
    md5(s.carrier_code || s.flight_number || to_char(day, 'YYYYMMDD') || s.origin) as hash,
    md5(s.carrier_code || s.origin || s.destination || to_char(day, 'YYYYMM')) as month_hash
  from flight_schedules s
  cross join lateral generate_series(
    greatest(coalesce(s.generated_through + 1, ${today}::date), ${today}::date)::timestamp,
    ${through}::date::timestamp,
    interval '1 day'
  ) as day
  where s.is_active and extract(isodow from day)::smallint = any(
    case when to_char(day, 'MMDD') between '0325' and '1031' then s.weekdays_summer else s.weekdays_winter end
  )`;

const seasonTable = sql`jsonb_to_recordset(${JSON.stringify(seasons)}::jsonb)
  as season("from" text, "to" text, percent int, "winterSun" int)`;

/** School holidays, the weekday, early and late hours, and a little chance, as percents on the base fare. */
const fare = sql`round(due.base_fare::bigint
  * (case due.season
      when 'summer' then season.percent
      when 'winter-sun' then season."winterSun"
      else 100 + (season.percent - 100) * 6 / 10 end)
  * (array[98, 90, 91, 97, 112, 110, 108])[extract(isodow from due.day)::int]
  * (case when due.departure_time < '07:00' then 94 when due.departure_time > '20:00' then 95 else 100 end)
  * (92 + ${chance(sql`due.hash`, 9, 17)})
  / 10000000000.0)::int * 100`;

const saleStart = sql`(date_trunc('month', due.day)::date
  - ${number(SALE_EARLIEST)} - ${chance(sql`due.month_hash`, 1, SALE_SPREAD)})`;
const hasSale = sql`(${chance(sql`due.month_hash`, 5, 3)} > 0)`;

/**
 * Makes the flights of every schedule from the day after its last one through `through`, with clock times by
 * the airports' zones. Flights that exist stay as they are. Gives the number of new flights.
 */
export async function generateFlights(tx: Database, today: string, through: string): Promise<number> {
  const left = seatsLeftByOthers({
    ahead: sql`(due.day - ${today}::date)`,
    capacity: sql`due.seats`,
    hash: sql`due.hash`,
  });
  const departureAt = sql`((due.day + due.departure_time) at time zone o.time_zone)`;
  const made = await tx.execute<{ made: number }>(sql`
    with made as (
      insert into flights (
        carrier_code, flight_number, origin, destination, departure_date, departure_local, arrival_local,
        departure_at, arrival_at, duration_minutes, via, capacity, seats_left, sold_elsewhere, fare,
        reduction_percent, reduced_from, reduced_until
      )
      select due.carrier_code, due.flight_number, due.origin, due.destination, due.day,
        due.day + due.departure_time, once.arrival_at at time zone d.time_zone,
        once.departure_at, once.arrival_at, due.duration_minutes, due.via,
        due.seats, once.seats_left, due.seats - once.seats_left, ${fare},
        case when once.has_sale then 10 + ${chance(sql`due.month_hash`, 9, 5)} * 5 else 0 end,
        case when once.has_sale then once.sale_start end,
        case when once.has_sale then once.sale_start + ${number(SALE_DAYS - 1)} end
      from (${due(today, through)}) due
      join airports o on o.code = due.origin
      join airports d on d.code = due.destination
      cross join lateral (
        select ${left} as seats_left, ${hasSale} as has_sale, ${saleStart} as sale_start,
          ${departureAt} as departure_at,
          ${departureAt} + make_interval(mins => due.duration_minutes) as arrival_at
        offset 0 -- computes each once
      ) once
      join ${seasonTable} on to_char(due.day, 'MMDD') between season."from" and season."to"
      order by due.origin, due.destination, due.day
      on conflict do nothing
      returning 1
    )
    select count(*)::int as made from made`);
  await tx.execute(sql`
    update flight_schedules set generated_through = ${through}::date
    where is_active and coalesce(generated_through < ${through}::date, true)`);
  return made.rows[0]?.made ?? 0;
}
