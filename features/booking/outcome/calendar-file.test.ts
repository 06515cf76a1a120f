import { describe, expect, it } from 'vitest';
import type { Flight } from '@/lib/contract/flights';
import { calendarFile } from './calendar-file';

const flight = (changes: Partial<Flight>) =>
  ({
    origin: { name: 'Amsterdam', code: 'AMS' },
    destination: { name: 'Antalya', code: 'AYT' },
    departure: '2026-12-24T06:10:00',
    arrival: '2026-12-24T12:00:00',
    departureTimeZone: 'Europe/Amsterdam',
    arrivalTimeZone: 'Europe/Istanbul',
    ...changes,
  }) as Flight;

const file = (flights: Flight[], summary = 'Vlucht', description = 'Nummer') =>
  calendarFile({ flights, reservationNumber: 'PRC3CX', bookedAt: '2026-11-20T19:24:00.000Z' }, () => ({
    summary,
    description,
  }));

describe('the calendar file of a booking', () => {
  it('has each flight at its moment, by the clocks of its airports', () => {
    const summer = flight({ departure: '2027-07-01T22:30:00', arrival: '2027-07-02T04:00:00' });
    const text = file([flight({}), summer]);
    expect(text).toContain('DTSTART:20261224T051000Z\r\nDTEND:20261224T090000Z\r\n');
    expect(text).toContain('DTSTART:20270701T203000Z\r\nDTEND:20270702T010000Z\r\n');
    expect(text).toContain('UID:PRC3CX-2@sirocco\r\n');
    expect(text).toContain('DTSTAMP:20261120T192400Z\r\n');
  });

  it('escapes what means something to a calendar', () => {
    expect(file([flight({})], 'A, B; C\\D', 'een\ntwee')).toContain(
      'SUMMARY:A\\, B\\; C\\\\D\r\nDESCRIPTION:een\\ntwee\r\n',
    );
  });

  it('folds long lines between letters, and unfolds to the same text', () => {
    const long = 'Østergård-’s-Hertogenbosch '.repeat(8).trim();
    const text = file([flight({})], long);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${long}\r\n`);
  });
});
