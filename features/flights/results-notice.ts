import type { Direction } from './flight-search';
import type { FlightSelection, Windows } from './flight-selection';
import { lostReason } from './results-state';
import type { ResultsState } from './search-url';

/** Something that the visitor is told about the selection or the days on screen. */
export type Notice =
  | { readonly kind: 'cleared' | 'seats' | 'missing' | 'moved'; readonly direction: Direction }
  | { readonly kind: 'refused' | 'cheapest' | 'cheapestNone' };

/** What a URL leads to without any action: a selection that is impossible, or no longer there. */
export function noticesOfUrl(
  windows: Windows,
  urlState: ResultsState,
  selection: FlightSelection,
  passengers: number,
): Notice[] {
  if (selection.isRefused) return [{ kind: 'refused' }];
  return (['out', 'in'] as const).flatMap((direction) => {
    const kind = lostReason(windows, urlState, passengers, direction);
    return kind ? [{ kind, direction }] : [];
  });
}
