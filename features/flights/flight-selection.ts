import type { Flight } from '@/lib/contract/flights';
import { cheapestFlight, flightsOf } from './cheapest-flight';
import type { Direction, TripType } from './flight-search';
import { type FlightWindow, findFlight } from './flight-window';
import { instantOf } from './local-time';

/** The outbound and inbound slots of specification §4. */
export interface FlightSelection {
  readonly out: Flight | null;
  readonly in: Flight | null;
  /** The last choice was refused: the inbound flight would leave before the outbound one arrives. */
  readonly isRefused: boolean;
}

export const emptySelection: FlightSelection = { out: null, in: null, isRefused: false };

type Arriving = Pick<Flight, 'arrival' | 'arrivalTimeZone'>;
type Departing = Pick<Flight, 'departure' | 'departureTimeZone'>;

/** Airports nearby may keep another time, so instants are compared and not clocks. */
export function arrivesBefore(out: Arriving, back: Departing): boolean {
  return instantOf(out.arrival, out.arrivalTimeZone) < instantOf(back.departure, back.departureTimeZone);
}

/** Sold out, or fewer seats than travellers who need one. */
export function canSelect(flight: Flight, passengers: number): boolean {
  return flight.seatStatus !== 'soldout' && flight.availableSeatCount >= passengers;
}

/** Refuses an inbound flight before the outbound one and keeps what was chosen; a success clears the flag. */
export function selectFlight(
  selection: FlightSelection,
  direction: Direction,
  flight: Flight,
): FlightSelection {
  if (selection[direction]?.key === flight.key) return selection;
  const next = { ...selection, [direction]: flight, isRefused: false };
  const isPossible = !next.out || !next.in || arrivesBefore(next.out, next.in);
  return isPossible ? next : { ...selection, isRefused: true };
}

export function isValidSelection(selection: FlightSelection, tripType: TripType): boolean {
  return selection.out !== null && (tripType === 'ONEWAY' || selection.in !== null);
}

export interface Windows {
  readonly out: FlightWindow | null;
  readonly in: FlightWindow | null;
}

/** What the keys of a URL select: flights on screen with a seat for all, in an order that can be flown. */
export function selectionOfKeys(
  windows: Windows,
  keys: Readonly<Record<Direction, string | null>>,
  passengers: number,
): FlightSelection {
  let selection = emptySelection;
  for (const direction of ['out', 'in'] as const) {
    const flight = findFlight(windows[direction], keys[direction]);
    if (flight && canSelect(flight, passengers)) selection = selectFlight(selection, direction, flight);
  }
  return selection;
}

/** The cheapest flight of each direction with a seat for all; the inbound one leaves after the outbound. */
export function selectCheapest(windows: Windows, passengers: number): FlightSelection {
  const out = windows.out && cheapestFlight(flightsOf(windows.out.dailyFlights), passengers);
  const back =
    windows.in &&
    cheapestFlight(
      flightsOf(windows.in.dailyFlights),
      passengers,
      (flight) => !out || arrivesBefore(out, flight),
    );
  return { out, in: back, isRefused: false };
}

/** Outbound first, as the booking wants them. */
export const selectedFlights = ({ out, in: back }: FlightSelection): Flight[] =>
  [out, back].filter((flight) => flight !== null);
