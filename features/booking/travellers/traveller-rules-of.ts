import type { Basket } from '@/lib/contract/booking';
import { todayIn } from '@/lib/dates';
import { listOf, type NestedValues } from '../forms/form-values';
import type { TravellerRules } from './traveller-form-schema';

/** What a basket's travellers are judged by: its party, and the local days on which they fly. */
export function travellerRulesOf(
  basket: Pick<Basket, 'passengers' | 'infants' | 'selection'>,
): Omit<TravellerRules, 'readPhone'> {
  const { flights } = basket.selection;
  return {
    party: { passengers: basket.passengers, infants: basket.infants },
    trip: {
      daysFlown: flights.map((flight) => flight.departure.slice(0, 10)),
      today: todayIn(flights[0]?.departureTimeZone ?? 'UTC'),
    },
  };
}

/** Posted fields as the schema reads them: travellers as a list. */
export function nestTravellers(values: NestedValues): Record<string, unknown> {
  return { ...values, travellers: listOf(values.travellers) };
}
