import type { z } from 'zod';
import type { GoogleFlightInfo, GoogleFlightInfoRequest } from '@/lib/contract/flights';
import type { Context, RequestInfo } from '../context';
import { checkParty } from './connection';
import { findFlightsByKeys } from './find-flights';
import { flightKey } from './flight-key';

type Asked = z.output<typeof GoogleFlightInfoRequest>;
type Answer = z.output<typeof GoogleFlightInfo>;

/**
 * What became of the flights in a deep link from metasearch: on sale at the price it named (per adult, all
 * flights together), on sale at another, or gone: not flown, sold out, or too few seats for the party.
 * Throws an invalid-request DomainError for more babies than passengers.
 */
export async function googleFlightInfo(
  { db, clock }: Context,
  { body }: { body: Asked },
  { currency, language }: RequestInfo,
): Promise<Answer> {
  checkParty({ passenger: body.passengers, infant: body.infants });
  const keys = body.flights.map(({ carrierCode, number, date, origin }) =>
    flightKey({ carrierCode, flightNumber: number, departureDate: date, origin }),
  );
  const found = await findFlightsByKeys(db, keys, { clock, currency, language });
  const flights = found.flatMap((one, index) => {
    const fits =
      one?.isOnSale &&
      one.flight.availableSeatCount >= body.passengers &&
      one.flight.destination.code === body.flights[index]?.destination;
    return fits ? [one.flight] : [];
  });
  if (flights.length === 0 || flights.length < keys.length) {
    return { outcome: 'gone', flights, price: null, currency };
  }
  const price = flights.reduce((sum, flight) => sum + flight.price, 0);
  const isSame = body.price === null || body.price === price;
  return { outcome: isSame ? 'same-price' : 'changed-price', flights, price, currency };
}
