'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/button';

const never = () => () => {};

/** Prints the page; where scripts do not run, the browser's own menu does. */
export function PrintButton({ text }: { text: string }) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!scripted) return null;
  return (
    <Button type="button" icon="printer" className="no-print" onClick={() => window.print()}>
      {text}
    </Button>
  );
}
