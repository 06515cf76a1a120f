'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts a task off until no button or finger is down. A field that is checked when it is left may show or
 * lose a message, and what moves between press and release is not clicked.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click itself comes after the release.
      setTimeout(() => {
        for (const task of waiting.current.splice(0)) task();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((task) => {
    if (pressed.current) waiting.current.push(task);
    else task();
  }, []);
}
