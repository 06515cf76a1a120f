// The small form of Zod: these rules also run in the browser.
import * as z from 'zod/mini';
import { type FlightSearch, MAX_INFANTS, MAX_PASSENGERS } from './flight-search';
import type { SearchErrors, SearchFieldName } from './search-field-names';
import type { SearchFormValues } from './search-url';
import { readTypedDate } from './typed-date';

export type CheckedSearch =
  | { readonly ok: true; readonly search: FlightSearch }
  | { readonly ok: false; readonly errors: SearchErrors };

const airport = (missing: string) =>
  z
    .string()
    .check(z.trim(), z.toUpperCase(), z.minLength(1, missing), z.regex(/^([A-Z]{3})?$/, 'airportUnknown'));

const count = (min: number, max: number, message: string) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/, message)), z.transform(Number)),
    z.number().check(z.minimum(min, message), z.maximum(max, message)),
  );

const departure = (today: string) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'departureMissing')),
    z.transform((typed: string, context) => {
      const date = readTypedDate(typed, today);
      const message = date ? 'datePast' : 'dateImpossible';
      if (!date || date < today) context.issues.push({ code: 'custom', message, input: typed });
      return date ?? '';
    }),
  );

/** Empty: none was entered; null: what was entered is no date. */
const returning = (today: string) =>
  z.pipe(
    z.string().check(z.trim()),
    z.transform((typed: string) => (typed === '' ? '' : readTypedDate(typed, today))),
  );

const codes = z.pipe(
  z.array(z.string()),
  z.transform((list: string[]) => {
    const known = list.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{3}$/.test(code));
    return [...new Set(known)].slice(0, 8);
  }),
);

const searchFields = (today: string) =>
  z.object({
    origin: airport('originMissing'),
    destination: airport('destinationMissing'),
    departureDate: departure(today),
    returnDate: returning(today),
    tripType: z.catch(z.enum(['ONEWAY', 'ROUNDTRIP']), 'ROUNDTRIP'),
    adult: count(1, MAX_PASSENGERS, 'adultsCount'),
    child: count(0, MAX_PASSENGERS - 1, 'childrenCount'),
    infant: count(0, MAX_INFANTS, 'infantsCount'),
    originAlt: codes,
    destinationAlt: codes,
  });
type Entered = z.output<ReturnType<typeof searchFields>>;

/** NaN where a count was refused: its field already says so. */
const seats = (adult: unknown, child: unknown) =>
  typeof adult === 'number' && typeof child === 'number' ? adult + child : Number.NaN;

/** A rule across fields; it runs beside the fields' own, so that every error shows at once. */
const rule = (field: SearchFieldName, error: string, holds: (entered: Entered) => boolean) =>
  z.refine<Entered>(holds, { path: [field], error, when: () => true });

/** The rules of specification §5, and a return on or after the departure. `today` is a calendar date. */
export function searchFormSchema(today: string) {
  return searchFields(today).check(
    rule('destination', 'sameAirport', ({ origin, destination }) => !origin || origin !== destination),
    rule(
      'returnDate',
      'returnMissing',
      ({ tripType, returnDate }) => tripType === 'ONEWAY' || returnDate !== '',
    ),
    rule(
      'returnDate',
      'dateImpossible',
      ({ tripType, returnDate }) => tripType === 'ONEWAY' || returnDate !== null,
    ),
    rule(
      'returnDate',
      'returnBeforeDeparture',
      ({ tripType, departureDate, returnDate }) =>
        tripType === 'ONEWAY' || !returnDate || returnDate >= (departureDate || today),
    ),
    rule('adult', 'passengersCount', ({ adult, child }) => !(seats(adult, child) > MAX_PASSENGERS)),
    rule('infant', 'infantsCount', ({ adult, child, infant }) => !(infant > seats(adult, child))),
  );
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
