import { isServer, QueryClient } from '@tanstack/react-query';

/** Prices move, but not while a visitor pages to and fro. */
const FRESH_MS = 60_000;

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline a question fails and says so; it does not wait in silence.
      queries: { staleTime: FRESH_MS, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** One per page in the browser; on the server one per use, so that no visitor sees another's answers. */
export function currentQueryClient(): QueryClient {
  if (isServer) return makeQueryClient();
  inBrowser ??= makeQueryClient();
  return inBrowser;
}
