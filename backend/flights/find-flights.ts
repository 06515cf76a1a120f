import type { Currency } from '@/lib/contract/common';
import type { Flight } from '@/lib/contract/flights';
import type { Language } from '@/lib/markets';
import { type Clock, shopDate } from '../clock';
import type { Database } from '../db/database';
import { airportsByCode } from '../locations/find-airports';
import type { AirportRow } from '../locations/location-queries';
import { flightKey, readFlightKey } from './flight-key';
import { type PricedFlight, salesClosedUntil, selectFlightsByName } from './flight-queries';
import { flightToWire } from './flight-to-wire';

/** A flight as the booking needs it. */
export interface FoundFlight {
  /** For `takeSeats` and `returnSeats`. */
  id: number;
  /** With the price of today, per adult, in the asked currency. */
  flight: Flight;
  carrierCode: string;
  /** Contained in `flight.price`, per person with a seat, in minor units of the asked currency. */
  departureTax: number;
  /** The instants; the clocks of the airports are in `flight`. */
  departureAt: Date;
  arrivalAt: Date;
  originCountry: string;
  destinationCountry: string;
  /** False once sales have closed, whatever the seats. */
  isOnSale: boolean;
}

interface AskedFor {
  currency: Currency;
  language: Language;
}

function airportCodes(rows: readonly PricedFlight[]): string[] {
  const codes = rows.flatMap(({ origin, destination, via }) => [origin, destination, ...(via ? [via] : [])]);
  return [...new Set(codes)];
}

function found(
  row: PricedFlight,
  airports: ReadonlyMap<string, AirportRow>,
  now: Date,
  asked: AskedFor,
): FoundFlight {
  return {
    id: row.id,
    flight: flightToWire(row, { airports, ...asked }),
    carrierCode: row.carrierCode,
    departureTax: row.departureTax,
    departureAt: row.departureAt,
    arrivalAt: row.arrivalAt,
    originCountry: airports.get(row.origin)?.countryCode ?? '',
    destinationCountry: airports.get(row.destination)?.countryCode ?? '',
    isOnSale: row.departureAt > salesClosedUntil(now),
  };
}

/**
 * The flights that these keys name, in the order of the keys; null for a key that names none. Sold-out and
 * departed flights are found too: the caller judges `availableSeatCount` and `isOnSale`.
 */
export async function findFlightsByKeys(
  db: Database,
  keys: readonly string[],
  { clock, ...asked }: AskedFor & { clock: Clock },
): Promise<(FoundFlight | null)[]> {
  const names = keys.flatMap((key) => readFlightKey(key) ?? []);
  const rows = await selectFlightsByName(db, names, { day: shopDate(clock), currency: asked.currency });
  const airports = await airportsByCode(db, airportCodes(rows));
  const byKey = new Map(rows.map((row) => [flightKey(row), found(row, airports, clock.now(), asked)]));
  return keys.map((key) => byKey.get(key) ?? null);
}
