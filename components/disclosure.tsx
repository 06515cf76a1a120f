import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './disclosure.module.scss';
import { Icon } from './icon';

export interface DisclosureProps {
  summary: ReactNode;
  /** At the end of the summary line: a total, a count. */
  aside?: ReactNode;
  open?: boolean;
  /** Disclosures with the same name close each other. */
  name?: string;
  id?: string;
  /** boxed: an item of an accordion; plain: a line of text that opens. */
  look?: 'boxed' | 'plain';
  className?: string;
  children: ReactNode;
}

/** A native `details`: opens without scripts, and the browser finds text inside it. */
export function Disclosure({
  summary,
  aside,
  open,
  name,
  id,
  look = 'boxed',
  className,
  children,
}: DisclosureProps) {
  return (
    <details className={clsx(styles.disclosure, styles[look], className)} open={open} name={name} id={id}>
      <summary className={styles.summary}>
        <span className={styles.label}>{summary}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <Icon name="chevron-down" size="s" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
