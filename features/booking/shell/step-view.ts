import type { Basket, TravellerType } from '@/lib/contract/booking';
import { partyCounts, travellerSlots } from '../travellers/traveller-slots';
import { draftOf } from './load-basket';
import type { TripLeg } from './trip-summary';

/** The flights of a basket with their fares. */
export function tripLegs(basket: Pick<Basket, 'selection' | 'outBoundClass' | 'inBoundClass'>): TripLeg[] {
  return basket.selection.flights.map((flight, index) => ({
    flight,
    fare: index === 0 ? basket.outBoundClass : basket.inBoundClass,
  }));
}

/** Who travels, as far as it is known. */
export function partyOf(basket: Basket): Record<TravellerType, number> {
  return partyCounts(travellerSlots(basket, draftOf(basket, 'travellers')?.values ?? {}));
}
