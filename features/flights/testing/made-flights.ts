import type { DayOfFlights, Flight, FlightSearchResult } from '@/lib/contract/flights';
import type { Airport } from '@/lib/contract/locations';
import { addDays } from '@/lib/dates';

const place = (code: string, name: string, countryCode: string): Airport => ({
  code,
  name,
  seoName: name.toLowerCase(),
  hasAlternative: false,
  countryCode,
  isExternal: false,
});
export const amsterdam = place('AMS', 'Amsterdam', 'NL');
export const antalya = place('AYT', 'Antalya', 'TR');

/** A flight Amsterdam to Antalya on 12 December 2026, 06:15 to 11:55, or what `changes` make of it. */
export function madeFlight(changes: Partial<Flight> = {}): Flight {
  const departure = changes.departure ?? '2026-12-12T06:15:00';
  const arrival = changes.arrival ?? `${departure.slice(0, 10)}T11:55:00`;
  const isBack = changes.origin?.code === 'AYT';
  return {
    key: `HV6115-${departure.slice(0, 10).replaceAll('-', '')}-${isBack ? 'AYT' : 'AMS'}`,
    origin: amsterdam,
    destination: isBack ? amsterdam : antalya,
    carrier: { code: 'HV', name: 'Transavia' },
    number: 'HV 6115',
    isDirect: true,
    via: null,
    departure,
    arrival,
    departureTimeZone: isBack ? 'Europe/Istanbul' : 'Europe/Amsterdam',
    arrivalTimeZone: isBack ? 'Europe/Amsterdam' : 'Europe/Istanbul',
    durationMinutes: 220,
    sourceId: 'schedule',
    classCode: 'Y',
    className: 'Economy',
    departureStr: departure.slice(11, 16),
    arrivalStr: arrival.slice(11, 16),
    price: 12900,
    discountedFrom: null,
    currency: 'EUR',
    seatStatus: 'available',
    selected: false,
    isOffer: false,
    internalKey: '1',
    availableSeatCount: 20,
    ...changes,
  };
}

/** Four days from `first`, one flight a day unless `flights` gives a day others. */
export function madeDays(
  first: string,
  count = 4,
  flights: (date: string) => Flight[] = (date) => [madeFlight({ departure: `${date}T06:15:00` })],
): DayOfFlights[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    return { date, flights: flights(date) };
  });
}

export function madeResult(
  dailyFlights: DayOfFlights[],
  changes: Partial<FlightSearchResult> = {},
): FlightSearchResult {
  return {
    key: 'AMS-AYT',
    origin: amsterdam,
    destination: antalya,
    hasNext: true,
    hasPrevious: true,
    dailyFlights,
    ...changes,
  };
}
