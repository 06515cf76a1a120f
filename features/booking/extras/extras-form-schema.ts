import { z } from 'zod';
import type { InsuranceChoice, LuggageSelection } from '@/lib/contract/booking';

const ticked = z.preprocess((value) => value === true || value === 'on', z.boolean());
// Said again and not imported: the browser would get the whole contract with it.
const insuranceChoices = [
  'none',
  'cancellation',
  'travel',
  'both',
] as const satisfies readonly InsuranceChoice[];
const place = z.string().regex(/^\d{1,2}$/);

/** The value of a cell without extra baggage. */
export const NO_BAGGAGE = 'none';

/** Of bags a traveller takes one a flight; anything else for sale (sports equipment) goes beside it. */
export const isBag = (optionId: string): boolean => optionId.startsWith('BAG');

export interface ExtrasRules {
  /** Travellers with a seat: only they have hold baggage. */
  readonly passengers: number;
  /** The ids of the baggage that is for sale, by flight. */
  readonly offered: readonly (readonly string[])[];
}

export interface Extras {
  readonly luggageSelection: LuggageSelection[];
  readonly baggageAcknowledged: boolean;
  readonly insurance: InsuranceChoice;
}

const ExtrasValues = z.object({
  /** `luggage.<flight>.<traveller>`: the bag, or none. */
  luggage: z.record(place, z.record(place, z.string().max(40))).default({}),
  /** `beside.<flight>.<traveller>.<option>`: what goes beside a bag. */
  beside: z.record(place, z.record(place, z.record(z.string().max(40), ticked))).default({}),
  /** `same.<flight>`: the first traveller's choice is everybody's. */
  same: z.record(place, ticked).default({}),
  acknowledged: ticked,
  insurance: z.preprocess((value) => value ?? '', z.enum(['', ...insuranceChoices])),
});
type ExtrasValues = z.output<typeof ExtrasValues>;

/** The rules of the extras form: from its fields to what the API takes; issues carry message keys. */
export function extrasFormSchema(rules: ExtrasRules) {
  return ExtrasValues.transform((values, context): Extras => {
    const luggageSelection = luggageOf(values, rules);
    if (luggageSelection.length === 0 && !values.acknowledged) {
      context.addIssue({ code: 'custom', message: 'extras.errors.acknowledge', path: ['acknowledged'] });
    }
    if (values.insurance === '') {
      context.addIssue({ code: 'custom', message: 'extras.errors.insurance', path: ['insurance'] });
    }
    return {
      luggageSelection,
      baggageAcknowledged: values.acknowledged,
      insurance: values.insurance === '' ? 'none' : values.insurance,
    };
  });
}

/** What the fields of the form say so far, complete or not. */
export function readExtras(
  values: unknown,
  rules: ExtrasRules,
): Omit<Extras, 'insurance'> & { readonly insurance: InsuranceChoice | null } {
  const parsed = ExtrasValues.safeParse(values);
  if (!parsed.success) return { luggageSelection: [], baggageAcknowledged: false, insurance: null };
  const { acknowledged, insurance } = parsed.data;
  return {
    luggageSelection: luggageOf(parsed.data, rules),
    baggageAcknowledged: acknowledged,
    insurance: insurance === '' ? null : insurance,
  };
}

function luggageOf(values: ExtrasValues, { passengers, offered }: ExtrasRules): LuggageSelection[] {
  return offered.flatMap((ids, routeIndex) => {
    const same = passengers > 1 && (values.same[routeIndex] ?? false);
    const travellers = same ? [0] : Array.from({ length: passengers }, (_, index) => index);
    return travellers.flatMap((travellerIndex) => {
      const bag = values.luggage[routeIndex]?.[travellerIndex] ?? NO_BAGGAGE;
      const beside = values.beside[routeIndex]?.[travellerIndex] ?? {};
      return ids
        .filter((id) => (isBag(id) ? id === bag : beside[id] === true))
        .map((id) => ({ travellerIndex, routeIndex, id, allPassanger: same, removeAllLuggage: false }));
    });
  });
}
