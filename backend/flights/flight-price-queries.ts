import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/contract/common';
import { airports } from '../locations/location-tables';
import { referenceData } from '../seed/reference-data';
import { flights } from './flight-tables';

/** A calendar date, or its place in a prepared statement. */
type Day = string | Placeholder;

/** What a price depends on besides the flight itself. */
export interface PriceBasis {
  /** The shop's calendar date on which the visitor asks. */
  day: Day;
  currency: Currency;
}

/** Queries that price flights join the departure airport under this name: its tax is in the price. */
export const originAirport = alias(airports, 'origin_airport');

const daysAhead = (day: Day) => sql`(${flights.departureDate} - ${day}::date)`;
const soldPercent = sql`((${flights.capacity} - ${flights.seatsLeft}) * 100 / ${flights.capacity})`;

/** Per mille of the list fare in the last three weeks: 1000 rising to 1462, never below the list fare. */
const lead = (day: Day) => sql`(1000 + greatest(0, 21 - greatest(0, ${daysAhead(day)})) * 22)`;

/** Per mille for a filling aircraft: 1000 until half is sold, then rising to 1400. */
const load = sql`(1000 + greatest(0, ${soldPercent} - 50) * 8)`;

/** Per mille while a sale is on, or in the last ten days of a flight that stays empty; null: no reduction. */
const reduction = (day: Day) => sql`(case
  when ${flights.reductionPercent} > 0 and ${day}::date between ${flights.reducedFrom} and ${flights.reducedUntil}
    then 1000 - 10 * ${flights.reductionPercent}
  when ${daysAhead(day)} <= 10 and ${soldPercent} < 55 then 720
end)`;

const fareNow = (day: Day) =>
  sql`(${flights.fare}::bigint * coalesce(${reduction(day)}, ${lead(day)}) * ${load} / 1000000)`;

/** Written into the statement: they are ours and fixed, and each parameter costs the database time. */
const constant = (value: number) => sql.raw(`${value}::bigint`);

/** Euro cents → minor units of the currency, in whole units of it; the tax of the departure is in. */
function charged(fare: SQL, currency: Currency): SQL {
  const { rates, scale } = referenceData().charges.exchangeRates;
  const tax = sql`(${originAirport.departureTax} ->> ${currency})::bigint`;
  const inCurrency = sql`${fare} * ${constant(rates[currency])} + ${tax} * ${constant(scale)}`;
  return sql`((${inCurrency} + ${constant(scale * 50)}) / ${constant(scale * 100)} * 100)::int`;
}

/**
 * The price per adult with unavoidable charges (decision 26), in minor units: the one expression that search,
 * months, offers and baskets share. Whole integers throughout, so both databases agree to the cent.
 */
export function flightPrice({ day, currency }: PriceBasis): SQL<number> {
  return charged(fareNow(day), currency).mapWith(Number);
}

/**
 * The price before a reduction of 5 percent or more, else null. It is the list fare: the lowest that the
 * flight was sold for in the 30 days before, as `lead` and `load` only ever add to it and two reductions of a
 * flight never lie within 30 days (Directive 98/6/EC, article 6a).
 */
export function flightPriceBefore({ day, currency }: PriceBasis): SQL<number | null> {
  const before = charged(sql`${flights.fare}::bigint`, currency);
  return sql<number | null>`(case
    when ${reduction(day)} is not null and ${fareNow(day)} * 100 <= ${flights.fare}::bigint * 95 then ${before}
  end)`;
}
