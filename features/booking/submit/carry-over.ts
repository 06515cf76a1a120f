import type { Basket, StepDraft } from '@/lib/contract/booking';
import { savedExtrasValues } from '../extras/extras-form-values';
import type { FormValues } from '../forms/form-values';
import { draftOf } from '../shell/load-basket';
import { savedTravellerValues } from '../travellers/traveller-form-values';

/**
 * The drafts that a new basket starts with. Other flights or fares do not mean typing everything again: what
 * the visitor's last basket holds for the same party comes along, to be looked through and sent once more.
 * `slots` says which passengers are children in the new search.
 */
export function carryOver(previous: Basket | null, basket: Basket, slots: FormValues): StepDraft[] {
  // A form that was sent twice opened one basket; what was typed in it since stays.
  if (basket.key === previous?.key || basket.drafts.length > 0 || basket.travellers.length > 0) return [];
  const isSameParty =
    previous !== null && previous.passengers === basket.passengers && previous.infants === basket.infants;
  if (!isSameParty) return drafts({ travellers: slots });
  const typed = {
    ...savedTravellerValues(previous),
    ...draftOf(previous, 'travellers')?.values,
    ...slotTypes(slots, basket.passengers),
  };
  const extras = draftOf(previous, 'extras')?.values ?? savedExtrasValues(previous);
  return drafts({ travellers: typed, extras });
}

/** Who is a child follows the new search. */
function slotTypes(slots: FormValues, passengers: number): FormValues {
  const names = Array.from({ length: passengers }, (_, index) => `travellers.${index}.type`);
  return Object.fromEntries(names.map((name) => [name, slots[name] ?? 'adult']));
}

function drafts(values: Partial<Record<StepDraft['step'], FormValues>>): StepDraft[] {
  return Object.entries(values)
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([step, fields]) => ({ step: step as StepDraft['step'], values: { ...fields }, errors: {} }));
}
