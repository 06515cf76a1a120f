'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export interface ClosingDetailsProps {
  className?: string;
  /** The `summary` element and what it opens. */
  children: ReactNode;
}

/** A `details` used as a menu: it opens without scripts; with them, Escape and a press or focus elsewhere close it. */
export function ClosingDetails({ className, children }: ClosingDetailsProps) {
  const element = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeElsewhere = (event: Event) => {
      const details = element.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = element.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details ref={element} className={className}>
      {children}
    </details>
  );
}
