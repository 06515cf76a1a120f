import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import type { Flight, PagingDirection } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import type { Direction, FlightSearch } from './flight-search';
import { type FlightSelection, selectCheapest, selectFlight } from './flight-selection';
import { findFlight } from './flight-window';
import { type Notice, noticesOfUrl } from './results-notice';
import { selectionOfState, withDay } from './results-state';
import { type ResultsState, resultsQuery, resultsStateOf } from './search-url';
import { useFlightWindows } from './use-flight-windows';
import { usePageQuery } from './use-page-query';

const keysOf = (selection: FlightSelection) => ({
  out: selection.out?.key ?? null,
  in: selection.in?.key ?? null,
});

/**
 * The results page's state and its transitions. All that can be shared is in the URL, and changing it asks the
 * server for no page; the rest is what the visitor was last told.
 */
export function useResults(market: MarketCode, search: FlightSearch) {
  const { passengers } = search;
  const [query, changeQuery] = usePageQuery();
  const api = useMemo(() => browserApi(market), [market]);
  const urlState = resultsStateOf(new URLSearchParams(query));
  const flights = useFlightWindows(api, search, urlState);
  const { windows } = flights;
  const selection = selectionOfState(windows, urlState, passengers);
  /** The URL's state as it came out: what could not be selected is no longer asked for. */
  const state: ResultsState = {
    ...urlState,
    focus: null,
    out: windows.out ? (selection.out?.key ?? null) : urlState.out,
    in: windows.in ? (selection.in?.key ?? null) : urlState.in,
  };
  const [told, tell] = useState<Notice | null>(null);
  const [isSearching, setSearching] = useState(false);

  // An answer may come after the visitor went on; it changes the state as it is then.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const go = (changes: Partial<ResultsState>) =>
    changeQuery(resultsQuery(search, { ...latest.current, ...changes }).slice(1));
  const hrefOf = (changes: Partial<ResultsState>) => resultsQuery(search, { ...state, ...changes });

  const select = (direction: Direction, flight: Flight) => {
    const next = selectFlight(selection, direction, flight);
    if (next === selection) return;
    tell(next.isRefused ? { kind: 'refused' } : null);
    if (!next.isRefused) go(keysOf(next));
  };
  const page = async (direction: Direction, towards: PagingDirection) => {
    const moved = await flights.page(direction, towards);
    if (!moved) return;
    const key = latest.current[direction];
    const isGone = key !== null && !findFlight(moved.window, key);
    tell({ kind: isGone ? 'cleared' : 'moved', direction });
    go({ ...withDay(direction, moved.date), ...(isGone ? { [direction]: null } : {}) });
  };
  const selectCheapestNow = async () => {
    setSearching(true);
    // When the reload fails, the flights on screen are still the best known.
    const fresh = await flights.reload().catch(() => windows);
    const cheapest = selectCheapest(fresh, passengers);
    setSearching(false);
    tell({ kind: cheapest.out || cheapest.in ? 'cheapest' : 'cheapestNone' });
    go(keysOf(cheapest));
  };
  const notices = told ? [told] : noticesOfUrl(windows, urlState, selection, passengers);
  const actions = { hrefOf, go, tell, select, page, selectCheapestNow, setSearching };
  return { api, state, selection, flights, notices, isTold: told !== null, isSearching, ...actions };
}
export type Results = ReturnType<typeof useResults>;
