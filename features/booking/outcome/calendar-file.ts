import { TZDate } from '@date-fns/tz';
import type { Flight } from '@/lib/contract/flights';
import type { Reservation } from '@/lib/contract/reservation';

/** An octet length that every calendar program reads (RFC 5545, section 3.1). */
const MAX_LINE_OCTETS = 73;

/** What is said about one flight, in the visitor's language. */
export interface FlightWords {
  readonly summary: string;
  readonly description: string;
}

/**
 * A booking's flights as a calendar file (RFC 5545): one event each, in universal time, so that every calendar
 * shows it at the right moment wherever its owner is.
 */
export function calendarFile(
  reservation: Pick<Reservation, 'flights' | 'reservationNumber' | 'bookedAt'>,
  words: (flight: Flight) => FlightWords,
): string {
  const events = reservation.flights.flatMap((flight, index) => {
    const { summary, description } = words(flight);
    return [
      'BEGIN:VEVENT',
      `UID:${reservation.reservationNumber}-${index + 1}@sirocco`,
      `DTSTAMP:${instant(new Date(reservation.bookedAt))}`,
      `DTSTART:${instant(atAirport(flight.departure, flight.departureTimeZone))}`,
      `DTEND:${instant(atAirport(flight.arrival, flight.arrivalTimeZone))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `LOCATION:${escaped(`${flight.origin.name} (${flight.origin.code})`)}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sirocco//Booking//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A time on an airport's clock as the moment it is. */
function atAirport(local: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = local.split(/[-T:]/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime());
}

/** `20261224T051000Z` */
const instant = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Longer lines go on in the next one, after a space; never in the middle of a letter. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MAX_LINE_OCTETS) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}
