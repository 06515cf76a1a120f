import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './chip.module.scss';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

/** A row of chips that wraps. */
export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ChipLinkProps {
  href: string;
  /** The filter is on: the link takes it away, and `removeLabel` is read before the text. */
  removeLabel?: string;
  current?: boolean;
  children: ReactNode;
}

/** A list item: a choice as a link (a quick filter, a sort order), or an active filter that can be taken away. */
export function ChipLink({ href, removeLabel, current = false, children }: ChipLinkProps) {
  return (
    <li>
      <a
        className={clsx(styles.chip, (current || removeLabel) && styles.on)}
        href={href}
        aria-current={current || undefined}
      >
        {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
        {children}
        {removeLabel && <Icon name="close" size="s" />}
      </a>
    </li>
  );
}
