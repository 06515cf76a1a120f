import type { Currency } from '@/lib/contract/common';
import type { Flight } from '@/lib/contract/flights';
import type { Language } from '@/lib/markets';
import { airportToWire } from '../locations/airport-to-wire';
import type { AirportRow } from '../locations/location-queries';
import { InvalidAirports } from '../problem';
import { flightKey } from './flight-key';
import type { PricedFlight } from './flight-queries';
import { seatStatus } from './seat-status';

export interface WireOptions {
  airports: ReadonlyMap<string, AirportRow>;
  language: Language;
  currency: Currency;
  /** The flight to mark as the offer of the result. */
  offerId?: number | undefined;
}

/** `2026-12-24 06:15:00` as the database writes it → `2026-12-24T06:15:00`. */
const localDateTime = (text: string) => text.slice(0, 19).replace(' ', 'T');

export function flightToWire(row: PricedFlight, options: WireOptions): Flight {
  const { airports, language, currency, offerId } = options;
  const origin = airports.get(row.origin);
  const destination = airports.get(row.destination);
  if (!origin || !destination) throw new InvalidAirports();
  const departure = localDateTime(row.departureLocal);
  const arrival = localDateTime(row.arrivalLocal);
  const isReduced = row.priceBefore !== null && row.priceBefore > row.price;
  return {
    key: flightKey(row),
    origin: airportToWire(origin, language),
    destination: airportToWire(destination, language),
    carrier: { code: row.carrierCode, name: row.carrierName },
    number: `${row.carrierCode} ${row.flightNumber}`,
    isDirect: row.via === null,
    via: row.via === null ? null : (airports.get(row.via)?.city[language] ?? row.via),
    departure,
    arrival,
    departureTimeZone: origin.timeZone,
    arrivalTimeZone: destination.timeZone,
    durationMinutes: row.durationMinutes,
    sourceId: 'schedule',
    classCode: 'Y',
    className: 'Economy',
    departureStr: departure.slice(11, 16),
    arrivalStr: arrival.slice(11, 16),
    price: row.price,
    discountedFrom: isReduced ? row.priceBefore : null,
    currency,
    seatStatus: seatStatus(row.seatsLeft),
    selected: false,
    isOffer: row.id === offerId,
    internalKey: String(row.id),
    availableSeatCount: row.seatsLeft,
  };
}
