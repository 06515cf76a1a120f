import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startProgress } from '@/components/progress';
import type { Api } from '@/lib/api/create-api';
import type { FlightSearchResult, PagingDirection } from '@/lib/contract/flights';
import { directionSearch, moreFlightsQuery, searchFlightsQuery } from './flight-queries';
import type { Direction, FlightSearch } from './flight-search';
import { firstDay, lastDay, pagedDate, shiftWindow } from './flight-window';
import { shownDate } from './results-state';
import type { ResultsState } from './search-url';

export type PagingState = 'idle' | 'failed' | PagingDirection;

/** The days on screen of both directions, and how to move and to reload them. */
export function useFlightWindows(api: Api, search: FlightSearch, state: ResultsState) {
  const client = useQueryClient();
  const [paging, setPaging] = useState<Record<Direction, PagingState>>({ out: 'idle', in: 'idle' });
  const queryOf = (direction: Direction) =>
    searchFlightsQuery(api, directionSearch(search, direction), shownDate(search, state, direction));
  // Going through the months looks up no days.
  const enabled = state.view === 'flights';
  const out = useQuery({ ...queryOf('out'), enabled });
  const back = useQuery({ ...queryOf('in'), enabled: enabled && search.returnDate !== null });
  const windows = { out: out.data ?? null, in: search.returnDate === null ? null : (back.data ?? null) };

  /** The window one day on, in the cache under the date that shows it after a reload; null when it did not come. */
  const page = async (direction: Direction, towards: PagingDirection) => {
    const window = windows[direction];
    const edge = window && (towards === 'forward' ? lastDay(window) : firstDay(window));
    const date = window && pagedDate(window, towards);
    if (!edge || !date || paging[direction] === towards) return null;
    setPaging((now) => ({ ...now, [direction]: towards }));
    const progress = startProgress();
    try {
      const route = directionSearch(search, direction);
      const more = await client.fetchQuery(moreFlightsQuery(api, route, edge, towards));
      const shifted = shiftWindow<FlightSearchResult>(window, towards, more, search.passengers);
      client.setQueryData(searchFlightsQuery(api, route, date).queryKey, shifted);
      progress.finish();
      setPaging((now) => ({ ...now, [direction]: 'idle' }));
      return { date, window: shifted };
    } catch {
      progress.fail();
      setPaging((now) => ({ ...now, [direction]: 'failed' }));
      return null;
    }
  };

  /** Asks for both directions anew. @throws ApiProblem when either does not come. */
  const reload = async () => {
    const fresh = (direction: Direction) => client.fetchQuery({ ...queryOf(direction), staleTime: 0 });
    const [freshOut, freshIn] = await Promise.all([
      fresh('out'),
      search.returnDate === null ? null : fresh('in'),
    ]);
    return { out: freshOut, in: freshIn };
  };
  const isLoading = out.isLoading || back.isLoading;
  const failed = { out: out.isError, in: back.isError };
  return { windows, paging, page, reload, isLoading, failed };
}
