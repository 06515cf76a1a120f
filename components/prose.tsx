import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './prose.module.scss';

/** Running text: headings, lists, tables and links of a content page, at a reading width. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}
