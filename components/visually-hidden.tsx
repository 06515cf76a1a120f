import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

/** Words for a screen reader where a sighted visitor sees a position, a colour or a line through a price. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
