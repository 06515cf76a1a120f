import { toTypedDate } from '@/lib/dates';
import { type FlightSearch, MAX_INFANTS, type TripType, tripTypeOf } from './flight-search';
import type { SearchFormValues } from './search-url';
import { defaultDeparture, readTypedDate } from './typed-date';

/** The search form in the browser: airports by code, dates as typed. */
export interface SearchFields {
  origin: string;
  destination: string;
  departureDate: string;
  returnDate: string;
  tripType: TripType;
  adult: number;
  child: number;
  infant: number;
}

interface AirportGroups {
  readonly [index: number]: { readonly airports: readonly { readonly code: string }[] } | undefined;
}

/** Specification §4: round trip, departure tomorrow, 1 passenger, 0 infants. */
export function defaultFields(today: string): SearchFields {
  return {
    origin: '',
    destination: '',
    departureDate: toTypedDate(defaultDeparture(today)),
    returnDate: '',
    tripType: 'ROUNDTRIP',
    adult: 1,
    child: 0,
    infant: 0,
  };
}

/** Another origin clears the destination; the caller loads the destinations that it serves. */
export function chooseOrigin(fields: SearchFields, origin: string): SearchFields {
  return origin === fields.origin ? fields : { ...fields, origin, destination: '' };
}

export function changeTripType(fields: SearchFields, tripType: TripType): SearchFields {
  return tripType === fields.tripType ? fields : { ...fields, tripType, returnDate: '' };
}

/** A departure later than the return date clears the return date. */
export function changeDeparture(fields: SearchFields, typed: string, today: string): SearchFields {
  const departure = readTypedDate(typed, today);
  const returning = readTypedDate(fields.returnDate, today);
  const clears = departure !== null && returning !== null && departure > returning;
  return { ...fields, departureDate: typed, returnDate: clears ? '' : fields.returnDate };
}

/** Fewer passengers than babies resets the babies to none. */
export function changePassengers(fields: SearchFields, adult: number, child: number): SearchFields {
  const infant = adult + child < fields.infant ? 0 : fields.infant;
  return { ...fields, adult, child, infant };
}

/** How many babies can be chosen beside "none": 1 up to the smaller of 5 and the passengers (§5). */
export function infantOptions(passengers: number): number[] {
  const most = Math.max(0, Math.min(MAX_INFANTS, passengers));
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The form of a previous search; a return date makes it a round trip. */
export function restoreFields(search: FlightSearch): SearchFields {
  return {
    origin: search.origin,
    destination: search.destination,
    departureDate: toTypedDate(search.departureDate),
    returnDate: search.returnDate ? toTypedDate(search.returnDate) : '',
    tripType: tripTypeOf(search),
    adult: search.passengers - search.children,
    child: search.children,
    infant: search.infants,
  };
}

/** On a landing page, when nothing was chosen: the first airport of the first group of either list. */
export function preselectLanding(
  fields: SearchFields,
  origins: AirportGroups,
  destinations: AirportGroups,
): SearchFields {
  if (fields.origin || fields.destination) return fields;
  const first = (groups: AirportGroups) => groups[0]?.airports[0]?.code ?? '';
  return { ...fields, origin: first(origins), destination: first(destinations) };
}

/** The form as it was sent, right or wrong; a count that is none becomes the default. */
export function fieldsOfValues(values: SearchFormValues): SearchFields {
  const { origin, destination, departureDate, returnDate } = values;
  const count = (text: string, otherwise: number) => (/^\d$/.test(text) ? Number(text) : otherwise);
  return {
    origin: origin.trim().toUpperCase(),
    destination: destination.trim().toUpperCase(),
    departureDate,
    returnDate,
    tripType: values.tripType === 'ONEWAY' ? 'ONEWAY' : 'ROUNDTRIP',
    adult: count(values.adult, 1),
    child: count(values.child, 0),
    infant: count(values.infant, 0),
  };
}

/** The way back as the way out; the destinations of the new origin are the caller's to load. */
export function swapAirports(fields: SearchFields): SearchFields {
  return { ...fields, origin: fields.destination, destination: fields.origin };
}

/** What stands in the form's controls now; a control that is absent or unreadable keeps its earlier value. */
export function fieldsOfForm(data: FormData, before: SearchFields): SearchFields {
  const text = (name: 'origin' | 'destination' | 'departureDate' | 'returnDate') => {
    const value = data.get(name);
    return typeof value === 'string' ? value : before[name];
  };
  const count = (name: 'adult' | 'child' | 'infant') => {
    const value = data.get(name);
    return typeof value === 'string' && /^\d$/.test(value) ? Number(value) : before[name];
  };
  return {
    origin: text('origin'),
    destination: text('destination'),
    departureDate: text('departureDate'),
    returnDate: text('returnDate'),
    tripType: data.get('tripType') === 'ONEWAY' ? 'ONEWAY' : 'ROUNDTRIP',
    adult: count('adult'),
    child: count('child'),
    infant: count('infant'),
  };
}
