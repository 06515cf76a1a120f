import type { FlightSearchResult, MoreFlightsResult, PagingDirection } from '@/lib/contract/flights';
import { addDays } from '@/lib/dates';
import type { Context, RequestInfo } from '../context';
import { airportToWire } from '../locations/airport-to-wire';
import { type AskedRoute, askedDate, checkParty, knownRoute } from './connection';
import { flightDays } from './flight-days';
import { selectSaleRange } from './flight-queries';

const WINDOW_DAYS = 4;

interface AskedDay extends AskedRoute {
  /** `20261224` */
  date: string;
  /** Travellers who need a seat. */
  passenger: number;
  infant: number;
}

const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Four days from the day before the asked one, never before today at the origin (decision 18); a date in the
 * past shows the first four days there are. Flights within a day are in order of departure.
 * Throws InvalidAirports, or an invalid-request DomainError for a date that does not exist or more babies than
 * passengers.
 */
export async function searchFlights(
  context: Context,
  asked: AskedDay,
  request: RequestInfo,
): Promise<FlightSearchResult> {
  checkParty(asked);
  const date = askedDate(asked.date);
  const route = await knownRoute(context, asked);
  const { connection, origin, destination, today } = route;
  const from = later(addDays(date, -1), today);
  const to = addDays(from, WINDOW_DAYS - 1);
  const [range, dailyFlights] = await Promise.all([
    selectSaleRange(context.db, connection, context.clock.now()),
    flightDays(context, route, { from, to }, asked.passenger, request),
  ]);
  return {
    key: `${asked.origin}-${asked.destination}-${asked.date}`,
    origin: airportToWire(origin, request.language),
    destination: airportToWire(destination, request.language),
    hasNext: range !== null && range.last > to,
    hasPrevious: range !== null && from > today && range.first < from,
    dailyFlights,
  };
}

/**
 * The one day after or before `date`, the last or first day on screen. `hasMore` tells whether paging on in
 * that direction shows flights. Nothing lies before today at the origin.
 * Throws as `searchFlights` does.
 */
export async function moreFlights(
  context: Context,
  asked: AskedDay & { direction: PagingDirection },
  request: RequestInfo,
): Promise<MoreFlightsResult> {
  checkParty(asked);
  const isForward = asked.direction === 'forward';
  const day = addDays(askedDate(asked.date), isForward ? 1 : -1);
  const route = await knownRoute(context, asked);
  const { connection, today } = route;
  const key = `${asked.origin}-${asked.destination}-${day.replaceAll('-', '')}`;
  if (day < today) return { key, hasMore: false, dailyFlights: [] };
  const [range, dailyFlights] = await Promise.all([
    selectSaleRange(context.db, connection, context.clock.now()),
    flightDays(context, route, { from: day, to: day }, asked.passenger, request),
  ]);
  const hasMore = range !== null && (isForward ? range.last > day : range.first < day && day > today);
  return { key, hasMore, dailyFlights };
}
