import type { FareType, FlightSelectionInput } from '@/lib/contract/booking';

const fareTypes = ['eco', 'flex', 'premium'] as const satisfies readonly FareType[];

/** What the fare page is asked for: the flights, the party, and the fares chosen so far. */
export interface FareQuery {
  readonly out: string;
  readonly in: string | null;
  /** Adults and children together. */
  readonly passengers: number;
  readonly children: number;
  readonly infants: number;
  readonly outClass: FareType;
  readonly inClass: FareType;
}

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

const FLIGHT_KEY = /^[\w.:~-]{1,200}$/;

/** Reads the page's query or the form's fields; null where no flight or no possible party is named. */
export function readFareQuery(fields: Fields): FareQuery | null {
  const out = single(fields.out);
  const inbound = single(fields.in);
  if (!FLIGHT_KEY.test(out) || (inbound !== '' && !FLIGHT_KEY.test(inbound))) return null;
  const passengers = whole(fields.passenger, 1);
  const infants = whole(fields.infant, 0);
  const children = whole(fields.child, 0);
  if (passengers < 1 || passengers > 9 || infants > Math.min(5, passengers)) return null;
  return {
    out,
    in: inbound || null,
    passengers,
    // Somebody has to be grown up; a link that says otherwise still opens.
    children: Math.min(children, passengers - 1),
    infants,
    outClass: fareType(fields.outClass),
    inClass: fareType(fields.inClass),
  };
}

/** The same as the query of a link. */
export function fareQueryFields(query: FareQuery): Record<string, string | number | undefined> {
  return {
    out: query.out,
    in: query.in ?? undefined,
    passenger: query.passengers,
    child: query.children || undefined,
    infant: query.infants || undefined,
    outClass: query.outClass === 'eco' ? undefined : query.outClass,
    inClass: query.inClass === 'eco' || query.in === null ? undefined : query.inClass,
  };
}

/** What is priced and what a basket starts with. */
export function flightSelectionOf(query: FareQuery): FlightSelectionInput {
  return {
    flights: [{ key: query.out }, ...(query.in ? [{ key: query.in }] : [])],
    passengers: query.passengers,
    infants: query.infants,
    outBoundClass: query.outClass,
    inBoundClass: query.in ? query.inClass : 'eco',
  };
}

/** What the fare page showed each flight to cost a traveller, as its form says it: `shown.0`, `shown.1`. */
export function shownPricesIn(fields: Fields): number[] | undefined {
  const shown = ['shown.0', 'shown.1'].map((name) => single(fields[name])).filter(Boolean);
  const isWhole = shown.length > 0 && shown.every((price) => /^\d{1,7}$/.test(price));
  return isWhole ? shown.map(Number) : undefined;
}

const single = (value: Fields[string]): string => (typeof value === 'string' ? value : (value?.[0] ?? ''));

function whole(value: Fields[string], otherwise: number): number {
  const text = single(value);
  return /^\d{1,2}$/.test(text) ? Number(text) : otherwise;
}

function fareType(value: Fields[string]): FareType {
  const asked = single(value);
  return fareTypes.find((type) => type === asked) ?? 'eco';
}
