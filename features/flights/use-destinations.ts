import { useRef, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import type { AirportGroup } from '@/lib/contract/locations';
import type { MarketCode } from '@/lib/markets';

export type DestinationsState = 'ready' | 'loading' | 'failed';

/** The destinations that the chosen origin serves; all of them while no origin is chosen or none came. */
export function useDestinations(market: MarketCode, all: readonly AirportGroup[]) {
  const [groups, setGroups] = useState(all);
  /** Every destination that was ever on offer, for the names of airports that are chosen as origin. */
  const [known, setKnown] = useState(all);
  const [state, setState] = useState<DestinationsState>('ready');
  const latest = useRef('');

  const load = async (origin: string) => {
    latest.current = origin;
    if (!/^[A-Z]{3}$/.test(origin)) {
      setGroups(all);
      setState('ready');
      return;
    }
    setState('loading');
    const answer = await browserApi(market)
      .destinations({ origin })
      .catch(() => null);
    // Another origin was chosen while this answer was on its way.
    if (latest.current !== origin) return;
    setGroups(answer ?? all);
    if (answer) setKnown((before) => [...before, ...answer]);
    setState(answer ? 'ready' : 'failed');
  };
  return { groups, known, state, load };
}
