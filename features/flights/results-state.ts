import { type Direction, type FlightSearch, tripTypeOf } from './flight-search';
import {
  canSelect,
  type FlightSelection,
  isValidSelection,
  selectCheapest,
  selectionOfKeys,
  type Windows,
} from './flight-selection';
import { findFlight } from './flight-window';
import type { ResultsState } from './search-url';

/** The date around which a direction's days are shown. */
export function shownDate(search: FlightSearch, state: ResultsState, direction: Direction): string {
  if (direction === 'out') return state.outDay ?? search.departureDate;
  return state.inDay ?? search.returnDate ?? search.departureDate;
}

/** The state with a direction's days shown around another date. */
export const withDay = (direction: Direction, date: string): Partial<ResultsState> =>
  direction === 'out' ? { outDay: date } : { inDay: date };

/** The flights that the URL selects, or the cheapest ones where it asks for those. */
export function selectionOfState(windows: Windows, state: ResultsState, passengers: number): FlightSelection {
  if (state.focus === 'cheapest') return selectCheapest(windows, passengers);
  return selectionOfKeys(windows, { out: state.out, in: state.in }, passengers);
}

export type LostReason = 'cleared' | 'seats';

/** Why a flight that the URL selects is not selected: its day scrolled out, or too few seats are left. */
export function lostReason(
  windows: Windows,
  state: ResultsState,
  passengers: number,
  direction: Direction,
): LostReason | null {
  if (!state[direction] || !windows[direction] || state.focus) return null;
  const flight = findFlight(windows[direction], state[direction]);
  if (!flight) return 'cleared';
  return canSelect(flight, passengers) ? null : 'seats';
}

/** The direction whose flight is still to be chosen; null when the selection is complete. */
export function missingDirection(selection: FlightSelection, search: FlightSearch): Direction | null {
  if (isValidSelection(selection, tripTypeOf(search))) return null;
  return selection.out ? 'in' : 'out';
}
