import { z } from 'zod';
import { type FlightSearch, MAX_INFANTS, MAX_PASSENGERS } from './flight-search';
import type { SearchFormValues } from './search-url';
import { readTypedDate } from './typed-date';

export const searchFieldNames = [
  'origin',
  'destination',
  'departureDate',
  'returnDate',
  'adult',
  'child',
  'infant',
] as const;
export type SearchFieldName = (typeof searchFieldNames)[number];

/** Message keys per field, under `searchForm.errors`. */
export type SearchErrors = Partial<Record<SearchFieldName, string>>;

export type CheckedSearch =
  | { readonly ok: true; readonly search: FlightSearch }
  | { readonly ok: false; readonly errors: SearchErrors };

const airport = (missing: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .min(1, missing)
    .regex(/^([A-Z]{3})?$/, 'airportUnknown');

const count = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,2}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));

const departure = (today: string) =>
  z
    .string()
    .trim()
    .min(1, 'departureMissing')
    .transform((typed, context) => {
      const date = readTypedDate(typed, today);
      if (!date) context.addIssue(typed ? 'dateImpossible' : 'departureMissing');
      else if (date < today) context.addIssue('datePast');
      return date ?? '';
    });

const returning = (today: string) =>
  z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? '' : (readTypedDate(typed, today) ?? null)));

const codes = z
  .array(z.string())
  .transform((list) =>
    [...new Set(list.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{3}$/.test(code)))].slice(
      0,
      8,
    ),
  );

/** Cross-field rules run beside the fields' own, so that every error shows at once. */
const always = { when: () => true };

/** NaN where a count was refused: its field already says so. */
const seats = (adult: unknown, child: unknown) =>
  typeof adult === 'number' && typeof child === 'number' ? adult + child : Number.NaN;

/** The rules of specification §5, and a return on or after the departure. `today` is a calendar date. */
export function searchFormSchema(today: string) {
  return z
    .object({
      origin: airport('originMissing'),
      destination: airport('destinationMissing'),
      departureDate: departure(today),
      returnDate: returning(today),
      tripType: z.enum(['ONEWAY', 'ROUNDTRIP']).catch('ROUNDTRIP'),
      adult: count(1, MAX_PASSENGERS, 'adultsCount'),
      child: count(0, MAX_PASSENGERS - 1, 'childrenCount'),
      infant: count(0, MAX_INFANTS, 'infantsCount'),
      originAlt: codes,
      destinationAlt: codes,
    })
    .refine(({ origin, destination }) => !origin || origin !== destination, {
      path: ['destination'],
      error: 'sameAirport',
      ...always,
    })
    .refine(({ tripType, returnDate }) => tripType === 'ONEWAY' || returnDate !== '', {
      path: ['returnDate'],
      error: 'returnMissing',
      ...always,
    })
    .refine(({ tripType, returnDate }) => tripType === 'ONEWAY' || returnDate !== null, {
      path: ['returnDate'],
      error: 'dateImpossible',
      ...always,
    })
    .refine(
      ({ tripType, departureDate, returnDate }) =>
        tripType === 'ONEWAY' || !returnDate || returnDate >= (departureDate || today),
      { path: ['returnDate'], error: 'returnBeforeDeparture', ...always },
    )
    .refine(({ adult, child }) => !(seats(adult, child) > MAX_PASSENGERS), {
      path: ['adult'],
      error: 'passengersCount',
      ...always,
    })
    .refine(({ adult, child, infant }) => !(infant > seats(adult, child)), {
      path: ['infant'],
      error: 'infantsCount',
      ...always,
    });
}

/** A search that can be looked up, or what is wrong with it: the first error of each field. */
export function checkSearch(values: SearchFormValues, today: string): CheckedSearch {
  const result = searchFormSchema(today).safeParse(values);
  if (!result.success) {
    const errors: SearchErrors = {};
    for (const { path, message } of result.error.issues) {
      errors[path[0] as SearchFieldName] ??= message;
    }
    return { ok: false, errors };
  }
  const { tripType, returnDate, adult, child, infant, originAlt, destinationAlt, ...search } = result.data;
  const ends = [search.origin, search.destination];
  return {
    ok: true,
    search: {
      ...search,
      returnDate: tripType === 'ONEWAY' ? null : returnDate,
      passengers: adult + child,
      children: child,
      infants: infant,
      originAlt: originAlt.filter((code) => !ends.includes(code)),
      destinationAlt: destinationAlt.filter((code) => !ends.includes(code) && !originAlt.includes(code)),
    },
  };
}
