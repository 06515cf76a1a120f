import type { DailyPrice, MonthList, MonthPrices, RouteRates } from '@/lib/contract/flights';
import { addDays, daysBetween } from '@/lib/dates';
import { shopDate } from '../clock';
import type { Context, RequestInfo } from '../context';
import { checkParty, knownRoute } from './connection';
import { selectAvailableDates } from './flight-queries';
import { type DayPrice, selectDayPrices } from './price-queries';
import { seatStatus } from './seat-status';

interface Route {
  origin: string;
  destination: string;
}

/** Latest return after an outbound flight that a month's round-trip price may assume. */
const LONGEST_STAY_DAYS = 21;

/** `2026-11` and 2 → `2027-01`. */
function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** Dates at the origin on which a seat can be bought, in order. Throws InvalidAirports. */
export async function availableDates(context: Context, route: Route): Promise<string[]> {
  const { connection } = await knownRoute(context, route);
  return selectAvailableDates(context.db, connection, context.clock.now());
}

/** Months in which a seat can be bought. Throws InvalidAirports. */
export async function availableMonths(context: Context, route: Route): Promise<MonthList> {
  const dates = await availableDates(context, route);
  return { ...route, months: [...new Set(dates.map((date) => date.slice(0, 7)))] };
}

/**
 * Every day of a month (`202612`) with the price of its cheapest flight that has a seat, per adult.
 * Throws InvalidAirports.
 */
export async function monthOverview(
  context: Context,
  { origin, destination, month: pathMonth }: Route & { month: string },
  { currency }: RequestInfo,
): Promise<MonthPrices> {
  await knownRoute(context, { origin, destination });
  const month = `${pathMonth.slice(0, 4)}-${pathMonth.slice(4)}`;
  const dates = { from: `${month}-01`, to: lastDayOf(month) };
  const question = questionOf(context, currency, 1);
  const days = await selectDayPrices(context.db, { origin, destination }, dates, question);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dailyPrices = Array.from(
    { length: daysBetween(dates.from, dates.to) + 1 },
    (_, index): DailyPrice => {
      const date = addDays(dates.from, index);
      const day = byDate.get(date);
      return { date, price: day?.price ?? null, status: day ? seatStatus(day.seatsLeft) : null };
    },
  );
  return { month, currency, dailyPrices };
}

/**
 * The lowest price per adult of each of the coming months, this one first; for a round trip the sum of an
 * outbound flight in that month and the cheapest flight back within three weeks.
 * Only flights with seats for all passengers count; babies need none. Throws InvalidAirports.
 */
export async function cheapestRates(
  context: Context,
  asked: Route & { roundtrip: boolean; passenger: number; infant: number; months: number },
  { currency }: RequestInfo,
): Promise<RouteRates> {
  const { origin, destination, roundtrip, months } = asked;
  checkParty(asked);
  const { today } = await knownRoute(context, { origin, destination });
  const first = today.slice(0, 7);
  const dates = { from: today, to: lastDayOf(addMonths(first, months - 1)) };
  const question = questionOf(context, currency, asked.passenger);
  const out = await selectDayPrices(context.db, { origin, destination }, dates, question);
  const back = roundtrip
    ? await selectDayPrices(
        context.db,
        { origin: destination, destination: origin },
        { from: today, to: addDays(dates.to, LONGEST_STAY_DAYS) },
        question,
      )
    : null;
  const rates = Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index);
    const prices = out
      .filter((day) => day.date.startsWith(month))
      .flatMap((day) => tripPrice(day, back) ?? []);
    return { month, rate: prices.length === 0 ? null : Math.min(...prices) };
  });
  return { origin, destination, currency, rates };
}

/** Outbound price, plus the cheapest way back from the next day on where one is asked for. */
function tripPrice(out: DayPrice, back: readonly DayPrice[] | null): number | null {
  if (out.price === null || back === null) return out.price;
  const latest = addDays(out.date, LONGEST_STAY_DAYS);
  const returns = back.filter(({ date }) => date > out.date && date <= latest);
  const prices = returns.flatMap((day) => day.price ?? []);
  return prices.length === 0 ? null : out.price + Math.min(...prices);
}

function questionOf({ clock }: Context, currency: RequestInfo['currency'], passengers: number) {
  return { now: clock.now(), basis: { day: shopDate(clock), currency }, passengers };
}
