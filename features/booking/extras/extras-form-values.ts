import type { Basket, LuggageSelection } from '@/lib/contract/booking';
import type { FormValues } from '../forms/form-values';
import { isBag } from './extras-form-schema';

type Saved = Pick<Basket, 'luggages' | 'insurance' | 'baggageAcknowledged' | 'passengers'>;

/** A basket's saved extras as the fields of the form; nothing is chosen on a visitor's behalf. */
export function savedExtrasValues(basket: Saved): FormValues {
  const values: Record<string, string> = {};
  for (const { routeIndex, travellerIndex, id } of basket.luggages) {
    if (isBag(id)) values[`luggage.${routeIndex}.${travellerIndex}`] = id;
    else values[`beside.${routeIndex}.${travellerIndex}.${id}`] = 'on';
  }
  for (const routeIndex of [0, 1]) {
    if (isSameForAll(basket.luggages, routeIndex, basket.passengers)) values[`same.${routeIndex}`] = 'on';
  }
  if (basket.insurance) values.insurance = basket.insurance;
  if (basket.baggageAcknowledged) values.acknowledged = 'on';
  return values;
}

/** What the form shows: the refused or unsent draft, else what the basket holds. */
export function shownExtrasValues(basket: Saved, draft: FormValues | undefined): FormValues {
  return draft ?? savedExtrasValues(basket);
}

function isSameForAll(
  luggages: readonly LuggageSelection[],
  routeIndex: number,
  passengers: number,
): boolean {
  const idsOf = (traveller: number) =>
    luggages
      .filter((entry) => entry.routeIndex === routeIndex && entry.travellerIndex === traveller)
      .map((entry) => entry.id)
      .toSorted()
      .join();
  const first = idsOf(0);
  if (passengers < 2 || first === '') return false;
  return Array.from({ length: passengers }, (_, index) => index).every((index) => idsOf(index) === first);
}
