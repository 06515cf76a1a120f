import { type SQL, sql } from 'drizzle-orm';

/** A number from 0 to `below` − 1 out of a hexadecimal hash: chance that falls the same way on every machine. */
export function chance(hash: SQL, from: number, below: number): SQL {
  return sql`(('x' || substr(${hash}, ${sql.raw(String(from))}, 4))::bit(16)::int % ${sql.raw(String(below))})`;
}

/** Percent of an average flight that is sold so many days before it leaves. */
const usualPercent = (ahead: SQL) => sql`(case
  when ${ahead} >= 180 then 6
  when ${ahead} >= 90 then 6 + (180 - ${ahead}) * 12 / 90
  when ${ahead} >= 45 then 18 + (90 - ${ahead}) * 18 / 45
  when ${ahead} >= 14 then 36 + (45 - ${ahead}) * 30 / 31
  else 66 + (14 - greatest(${ahead}, 0)) * 22 / 14
end)`;

const SEATS_OF_SCARCE_FLIGHTS_SHOW_FROM = 200;

/**
 * Seats that other sellers have left on a flight: fewer as it nears, more or less than usual by the flight's
 * hash; about one flight in thirteen is nearly or quite full long before.
 */
export function seatsLeftByOthers(flight: { ahead: SQL; capacity: SQL; hash: SQL }): SQL {
  const { ahead, capacity, hash } = flight;
  const rarity = chance(hash, 5, 1000);
  const sold = sql`least(98, ${usualPercent(ahead)} * (55 + ${chance(hash, 1, 70)}) / 100)`;
  const usual = sql`${capacity} - ${capacity} * ${sold} / 100`;
  return sql`(case
    when ${ahead} > ${sql.raw(String(SEATS_OF_SCARCE_FLIGHTS_SHOW_FROM))} or ${rarity} >= 75 then ${usual}
    when ${rarity} < 12 then 0
    when ${rarity} < 32 then 1 + ${rarity} % 3
    else 4 + ${rarity} % 6
  end)`;
}
