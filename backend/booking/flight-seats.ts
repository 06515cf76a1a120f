import { markets } from '@/lib/markets';
import type { Context } from '../context';
import type { Database } from '../db/database';
import { findFlightsByKeys } from '../flights/find-flights';
import type { SeatCount } from '../flights/take-seats';
import type { BasketRow } from './basket-queries';

/** The seats that a basket needs on each of its flights; null when one has left or is no longer flown. */
export async function seatsWanted(
  { clock }: Context,
  tx: Database,
  { flightKeys, currency, market, passengers }: BasketRow,
): Promise<SeatCount[] | null> {
  const { language } = markets[market];
  const found = await findFlightsByKeys(tx, flightKeys, { clock, currency, language });
  const seats = found.flatMap((flight) =>
    flight && flight.departureAt > clock.now() ? [{ flightId: flight.id, seats: passengers }] : [],
  );
  return seats.length === flightKeys.length ? seats : null;
}
