import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

/**
 * The page's query, and a way to change it without asking the server for a page. The router reports such a change
 * in its own time; a pressed radio button must not wait for it, so the change shows at once.
 */
export function usePageQuery() {
  const reported = useSearchParams().toString();
  const [seen, setSeen] = useState(reported);
  const [query, setQuery] = useState(reported);
  // Back and Forward, and the router's own report.
  if (reported !== seen) {
    setSeen(reported);
    setQuery(reported);
  }
  const changeQuery = (next: string) => {
    setQuery(next);
    window.history.replaceState(null, '', `?${next}`);
  };
  return [query, changeQuery] as const;
}
