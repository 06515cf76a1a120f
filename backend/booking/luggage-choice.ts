import type { LuggageSelection } from '@/lib/contract/booking';
import { DomainError } from '../problem';

export interface LuggageChoices {
  /** Travellers with a seat; their indexes come first. Babies have no hold luggage. */
  passengers: number;
  /** Option ids on sale, one list a flight, outbound first. */
  optionIds: readonly (readonly string[])[];
}

/** Sports equipment goes beside a bag; of bags a traveller takes one a flight. */
const kindOf = (optionId: string) => (optionId.startsWith('BAG') ? 'bag' : optionId);

function refuse(index: number, field: string): never {
  throw new DomainError('invalid-request', 'The luggage cannot be booked', {
    errors: { [`luggageSelection.${index}.${field}`]: 'bookingForm.errors.invalid' },
  });
}

/**
 * The choices as they end up, one row a traveller, flight and kind of luggage, in that order. They count in the
 * order given: the later one of a kind replaces the earlier, `allPassanger` chooses for everyone with a seat,
 * `removeAllLuggage` takes away what was chosen before for the traveller (or everyone) on that flight.
 * Throws an invalid-request DomainError naming the entry at fault.
 */
export function resolveLuggage(
  given: readonly LuggageSelection[],
  { passengers, optionIds }: LuggageChoices,
): LuggageSelection[] {
  const chosen = new Map<string, LuggageSelection>();
  given.forEach((entry, position) => {
    const options = optionIds[entry.routeIndex];
    if (!options) refuse(position, 'routeIndex');
    if (!entry.allPassanger && entry.travellerIndex >= passengers) refuse(position, 'travellerIndex');
    if (!entry.removeAllLuggage && !options.includes(entry.id)) refuse(position, 'id');
    const travellers = entry.allPassanger
      ? Array.from({ length: passengers }, (_, index) => index)
      : [entry.travellerIndex];
    for (const travellerIndex of travellers) {
      const place = `${travellerIndex} ${entry.routeIndex} `;
      if (entry.removeAllLuggage) {
        for (const key of [...chosen.keys()]) if (key.startsWith(place)) chosen.delete(key);
        continue;
      }
      const plain = { ...entry, travellerIndex, allPassanger: false };
      chosen.set(place + kindOf(entry.id), plain);
    }
  });
  return [...chosen.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
