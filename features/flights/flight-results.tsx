'use client';

import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Currency } from '@/lib/contract/common';
import type { MarketCode } from '@/lib/markets';
import type { FlightSearch } from './flight-search';
import { currentQueryClient } from './query-client';
import { ResultsBoard } from './results-board';
import type { ResultsPageData } from './results-page-data';

export interface FlightResultsProps {
  market: MarketCode;
  today: string;
  search: FlightSearch;
  data: ResultsPageData;
  /** Per booking, in the market's currency; told beside the prices. */
  fee: { amount: number; currency: Currency };
}

/** The results, from what the server already looked up. */
export function FlightResults({ data, ...rest }: FlightResultsProps) {
  const [client] = useState(currentQueryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={data.queries}>
        <ResultsBoard {...rest} data={data} />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
