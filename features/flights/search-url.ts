import { fromPathDate, toTypedDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { pathDate, paths } from '@/lib/paths';
import type { FlightSearch, SearchView } from './flight-search';
import type { SearchFields } from './search-form-rules';

/** Next's `searchParams`. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The search form as it stands: what was typed or chosen, right or wrong. Nothing here is trusted. */
export interface SearchFormValues {
  origin: string;
  destination: string;
  departureDate: string;
  returnDate: string;
  tripType: string;
  adult: string;
  child: string;
  infant: string;
  originAlt: readonly string[];
  destinationAlt: readonly string[];
}

export const sorts = ['departure', 'price', 'duration'] as const;
export type FlightSort = (typeof sorts)[number];
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

export interface FlightFilters {
  direct: boolean;
  times: readonly DayPart[];
  carriers: readonly string[];
}

/** How a visitor looks at the results; all of it is in the URL, so it survives a reload and can be shared. */
export interface ResultsState extends FlightFilters {
  view: Exclude<SearchView, 'none'>;
  /** The date around which each direction's days are shown, when paged away from the asked date. */
  outDay: string | null;
  inDay: string | null;
  /** Keys of the selected flights. */
  out: string | null;
  in: string | null;
  sort: FlightSort;
  /** Asks for the cheapest flights to be selected (specification §4, focus on cheapest). */
  focus: 'cheapest' | null;
}

const all = (query: URLSearchParams, name: string) => query.getAll(name).filter((value) => value !== '');

/** Next's `searchParams` as the browser's own kind. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) params.append(name, item);
  }
  return params;
}

/** A count that the URL leaves out has its default; one that is there is judged as it stands. */
function party(query: URLSearchParams) {
  const child = query.get('child') ?? '0';
  const passengers = query.get('passenger') ?? '1';
  return {
    adult: query.get('adult') ?? String(Number(passengers) - Number(child)),
    child,
    infant: query.get('infant') ?? '0',
    originAlt: all(query, 'originAlt'),
    destinationAlt: all(query, 'destinationAlt'),
  };
}

/** The fields that the search form sends to `paths.flightSearch`. */
export function valuesOfForm(query: URLSearchParams): SearchFormValues {
  const text = (name: string) => query.get(name) ?? '';
  return {
    origin: text('origin'),
    destination: text('destination'),
    departureDate: text('departureDate'),
    returnDate: text('returnDate'),
    tripType: text('tripType'),
    ...party(query),
  };
}

/** The search form in the browser, as its fields would be sent. */
export function valuesOfFields(fields: SearchFields): SearchFormValues {
  const { adult, child, infant, ...texts } = fields;
  const counts = { adult: String(adult), child: String(child), infant: String(infant) };
  return { ...texts, ...counts, originAlt: [], destinationAlt: [] };
}

/** Dates that exist are shown as visitors type them; what is no date is shown as it came. */
const dateAsTyped = (segment: string) => {
  const date = fromPathDate(segment);
  return date ? toTypedDate(date) : segment;
};

/** The segments of `/{locale}/flights/{origin}/{destination}/{departureDate}/{returnDate?}` and its query. */
export function valuesOfPath(segments: readonly string[], query: URLSearchParams): SearchFormValues {
  const [origin = '', destination = '', departure = '', returning] = segments.map(decodeURIComponent);
  return {
    origin: origin.toUpperCase(),
    destination: destination.toUpperCase(),
    departureDate: dateAsTyped(departure),
    returnDate: returning === undefined ? '' : dateAsTyped(returning),
    tripType: returning === undefined ? 'ONEWAY' : 'ROUNDTRIP',
    ...party(query),
  };
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((item) => item === value) ?? null;

/** Unknown words are ignored: a link from an older page still shows flights. */
export function resultsStateOf(query: URLSearchParams): ResultsState {
  const day = (name: string) => fromPathDate(query.get(name) ?? '');
  const key = (name: string) => query.get(name)?.slice(0, 200) || null;
  return {
    view: oneOf(['flights', 'monthly'] as const, query.get('view')) ?? 'flights',
    outDay: day('outDay'),
    inDay: day('inDay'),
    out: key('out'),
    in: key('in'),
    sort: oneOf(sorts, query.get('sort')) ?? 'departure',
    direct: query.get('direct') === '1',
    times: dayParts.filter((part) => query.getAll('time').includes(part)),
    carriers: all(query, 'carrier'),
    focus: oneOf(['cheapest'] as const, query.get('focus')),
  };
}

type Fields = [name: string, value: string][];

/** The search's own query fields, for links and for the hidden fields of forms. */
export function searchFields(search: FlightSearch): Fields {
  const fields: Fields = [['passenger', String(search.passengers)]];
  if (search.children > 0) fields.push(['child', String(search.children)]);
  if (search.infants > 0) fields.push(['infant', String(search.infants)]);
  for (const code of search.originAlt) fields.push(['originAlt', code]);
  for (const code of search.destinationAlt) fields.push(['destinationAlt', code]);
  return fields;
}

/** The state's query fields; what is as usual is left out. */
export function stateFields(state: Partial<ResultsState>): Fields {
  const fields: Fields = [];
  const add = (name: string, value: string | null | undefined) => {
    if (value) fields.push([name, value]);
  };
  add('view', state.view === 'monthly' ? 'monthly' : null);
  add('outDay', state.outDay && pathDate(state.outDay));
  add('inDay', state.inDay && pathDate(state.inDay));
  add('out', state.out);
  add('in', state.in);
  add('sort', state.sort === 'departure' ? null : state.sort);
  add('direct', state.direct ? '1' : null);
  for (const part of state.times ?? []) add('time', part);
  for (const carrier of state.carriers ?? []) add('carrier', carrier);
  add('focus', state.focus);
  return fields;
}

/** The results page of a search, seen as `state` says. */
export function resultsPath(
  market: MarketCode,
  search: FlightSearch,
  state: Partial<ResultsState> = {},
): string {
  const { origin, destination, departureDate, returnDate } = search;
  const path = paths.flights(market, {
    origin,
    destination,
    departureDate,
    returnDate: returnDate ?? undefined,
  });
  return `${path}${resultsQuery(search, state)}`;
}

/** The same search seen as `state` says: a query that replaces the current page's. */
export const resultsQuery = (search: FlightSearch, state: Partial<ResultsState>): string =>
  `?${new URLSearchParams([...searchFields(search), ...stateFields(state)])}`;

/** The search form, filled in with this search. */
export function searchFormPath(market: MarketCode, search: FlightSearch): string {
  return filledFormPath(market, {
    origin: search.origin,
    destination: search.destination,
    departureDate: toTypedDate(search.departureDate),
    returnDate: search.returnDate ? toTypedDate(search.returnDate) : '',
    tripType: search.returnDate ? 'ROUNDTRIP' : 'ONEWAY',
    adult: String(search.passengers - search.children),
    child: String(search.children),
    infant: String(search.infants),
    change: '1',
  });
}

/** The search form with what cannot be looked up, as if it had been sent from there: it says what is wrong. */
export function refusedFormPath(market: MarketCode, values: SearchFormValues): string {
  const { originAlt: _, destinationAlt: __, ...fields } = values;
  return filledFormPath(market, fields);
}

function filledFormPath(market: MarketCode, values: Record<string, string>): string {
  const fields = Object.entries(values).filter(([, value]) => value !== '');
  return `${paths.flightSearch(market)}?${new URLSearchParams(fields)}`;
}

/** Fare choice for the selected flights. */
export function choosePackagePath(
  market: MarketCode,
  search: FlightSearch,
  out: string,
  back: string | null,
) {
  return paths.choosePackage(market, {
    out,
    in: back ?? undefined,
    passenger: search.passengers,
    child: search.children,
    infant: search.infants,
  });
}
