import type { ReactNode } from 'react';
import styles from './loading-overlay.module.scss';
import { Spinner } from './spinner';

export interface LoadingOverlayProps {
  active: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Covers its positioned parent instead of the window. */
  inside?: boolean;
}

/** Shown while a search runs: what is being looked for, in words, over a veil. */
export function LoadingOverlay({ active, title, text, inside = false }: LoadingOverlayProps) {
  return (
    <div className={inside ? styles.inside : styles.window} hidden={!active} role="status">
      {active && (
        <div className={styles.box}>
          <Spinner size="l" />
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      )}
    </div>
  );
}
