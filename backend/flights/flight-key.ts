import { isCalendarDate } from '@/lib/dates';

/** What names one flight on one day; the database's own numbering stays out of URLs. */
export interface FlightName {
  carrierCode: string;
  flightNumber: string;
  departureDate: string;
  origin: string;
}

const KEY = /^([A-Z0-9]{2})(\d{1,4})-(\d{4})(\d{2})(\d{2})-([A-Z]{3})$/;

/** `HV6115-20261224-AMS`: the same on every database, so a shared link keeps its flight. */
export function flightKey({ carrierCode, flightNumber, departureDate, origin }: FlightName): string {
  return `${carrierCode}${flightNumber}-${departureDate.replaceAll('-', '')}-${origin}`;
}

/** The flight a key names, or null for anything else. A key carries no price and grants nothing. */
export function readFlightKey(key: string): FlightName | null {
  const [, carrierCode, flightNumber, year, month, day, origin] = KEY.exec(key) ?? [];
  const departureDate = `${year}-${month}-${day}`;
  if (!carrierCode || !flightNumber || !origin || !isCalendarDate(departureDate)) return null;
  return { carrierCode, flightNumber, departureDate, origin };
}
