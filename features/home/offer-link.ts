import type { Offer } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';

/** The search that shows this offer's price again: the same route on the same day, one way. */
export function offerLink(market: MarketCode, offer: Pick<Offer, 'origin' | 'destination' | 'date'>): string {
  return paths.flights(market, {
    origin: offer.origin.code,
    destination: offer.destination.code,
    departureDate: offer.date,
  });
}
