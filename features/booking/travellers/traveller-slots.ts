import type { Basket, TravellerType } from '@/lib/contract/booking';
import type { FormValues } from '../forms/form-values';

/** One card of the travellers form. */
export interface TravellerSlot {
  readonly index: number;
  readonly type: TravellerType;
}

/**
 * The cards in their order: adults, children, babies. A basket counts children among the passengers,
 * so which of them are children is known from what was kept: the saved travellers or the draft.
 */
export function travellerSlots(
  basket: Pick<Basket, 'passengers' | 'infants' | 'travellers'>,
  draft: FormValues,
): TravellerSlot[] {
  return Array.from({ length: basket.passengers + basket.infants }, (_, index) => {
    if (index >= basket.passengers) return { index, type: 'infant' };
    const kept = draft[`travellers.${index}.type`] ?? basket.travellers[index]?.type;
    return { index, type: kept === 'child' ? 'child' : 'adult' };
  });
}

/** The draft that a new basket starts with: who of the passengers are children. */
export function slotDraft(passengers: number, children: number): FormValues {
  const adults = Math.max(1, passengers - children);
  const names = Array.from(
    { length: passengers - adults },
    (_, child) => `travellers.${adults + child}.type`,
  );
  return Object.fromEntries(names.map((name) => [name, 'child']));
}

/** `2 adults, 1 child, 1 baby`, as counts. */
export function partyCounts(slots: readonly TravellerSlot[]): Record<TravellerType, number> {
  const of = (type: TravellerType) => slots.filter((slot) => slot.type === type).length;
  return { adult: of('adult'), child: of('child'), infant: of('infant') };
}
