import { useMemo, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import type { Flight, PagingDirection } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import type { Direction, FlightSearch } from './flight-search';
import { type FlightSelection, selectCheapest, selectFlight } from './flight-selection';
import { findFlight } from './flight-window';
import { lostReason, selectionOfState, withDay } from './results-state';
import { type ResultsState, resultsQuery, resultsStateOf } from './search-url';
import { useFlightWindows } from './use-flight-windows';
import { usePageQuery } from './use-page-query';

export type Notice =
  | { readonly kind: 'cleared' | 'seats' | 'missing' | 'moved'; readonly direction: Direction }
  | { readonly kind: 'refused' | 'cheapest' | 'cheapestNone' };

const keysOf = (selection: FlightSelection) => ({
  out: selection.out?.key ?? null,
  in: selection.in?.key ?? null,
});

/**
 * The results page's state and its transitions. All that can be shared is in the URL, and changing it asks the
 * server for no page; the rest is what the visitor was last told.
 */
export function useResults(market: MarketCode, search: FlightSearch) {
  const [query, changeQuery] = usePageQuery();
  const api = useMemo(() => browserApi(market), [market]);
  const urlState = resultsStateOf(new URLSearchParams(query));
  const flights = useFlightWindows(api, search, urlState);
  const { windows } = flights;
  const selection = selectionOfState(windows, urlState, search.passengers);
  /** The URL's state as it came out: what could not be selected is no longer asked for. */
  const state: ResultsState = {
    ...urlState,
    focus: null,
    out: windows.out ? (selection.out?.key ?? null) : urlState.out,
    in: windows.in ? (selection.in?.key ?? null) : urlState.in,
  };
  const [told, setTold] = useState<Notice | null>(null);
  const [isSearching, setSearching] = useState(false);

  const hrefOf = (changes: Partial<ResultsState>) => resultsQuery(search, { ...state, ...changes });
  const go = (changes: Partial<ResultsState>, how: 'push' | 'replace' = 'replace') =>
    changeQuery(hrefOf(changes).slice(1), how);

  const select = (direction: Direction, flight: Flight) => {
    const next = selectFlight(selection, direction, flight);
    if (next === selection) return;
    setTold(next.isRefused ? { kind: 'refused' } : null);
    if (!next.isRefused) go(keysOf(next));
  };
  const page = async (direction: Direction, towards: PagingDirection) => {
    const moved = await flights.page(direction, towards);
    if (!moved) return;
    const isGone = selection[direction] !== null && !findFlight(moved.window, state[direction]);
    setTold({ kind: isGone ? 'cleared' : 'moved', direction });
    go({ ...withDay(direction, moved.date), ...(isGone ? { [direction]: null } : {}) });
  };
  const selectCheapestNow = async () => {
    setSearching(true);
    // When the reload fails, the flights on screen are still the best known.
    const fresh = await flights.reload().catch(() => windows);
    const cheapest = selectCheapest(fresh, search.passengers);
    setSearching(false);
    setTold({ kind: cheapest.out || cheapest.in ? 'cheapest' : 'cheapestNone' });
    go(keysOf(cheapest));
  };

  const notices: Notice[] = told ? [told] : [];
  if (!told && selection.isRefused) notices.push({ kind: 'refused' });
  for (const direction of ['out', 'in'] as const) {
    const reason = lostReason(windows, urlState, search.passengers, direction);
    if (!told && reason && !(selection.isRefused && reason === 'cleared'))
      notices.push({ kind: reason, direction });
  }
  return {
    api,
    state,
    selection,
    flights,
    notices,
    isSearching,
    hrefOf,
    go,
    tell: setTold,
    select,
    page,
    selectCheapestNow,
    setSearching,
  };
}
