/** What a visitor asks for: the part of a results URL that decides which flights are looked up. */
export interface FlightSearch {
  /** IATA codes. */
  origin: string;
  destination: string;
  /** Calendar dates; no return date makes it a one-way trip. */
  departureDate: string;
  returnDate: string | null;
  /** Everyone with a seat of their own: adults and children. */
  passengers: number;
  /** How many of the passengers are children; for display only. */
  children: number;
  infants: number;
  /** Airports nearby that are searched too. */
  originAlt: readonly string[];
  destinationAlt: readonly string[];
}

export type TripType = 'ONEWAY' | 'ROUNDTRIP';
export type Direction = 'out' | 'in';

/** Specification §2. `none`: nothing was searched yet, the visitor sees the search form. */
export type SearchView = 'none' | 'flights' | 'monthly';

/** Specification §9. */
export const MAX_INFANTS = 5;
export const MAX_PASSENGERS = 9;

export const tripTypeOf = (search: Pick<FlightSearch, 'returnDate'>): TripType =>
  search.returnDate === null ? 'ONEWAY' : 'ROUNDTRIP';
