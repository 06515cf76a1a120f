import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.scss';
import { Icon, type IconName } from './icon';

export type BadgeKind = 'neutral' | 'offer' | 'success' | 'warning' | 'error' | 'info';

export interface BadgeProps {
  kind?: BadgeKind;
  icon?: IconName;
  children: ReactNode;
  className?: string;
}

/** A short word that marks something: an offer, a state. The colour never says it alone. */
export function Badge({ kind = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[kind], className)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}

export type SeatLevel = 'available' | 'limited' | 'last' | 'soldout';

/** How many seats are left, in words beside a dot: green, yellow, red, or grey when sold out. */
export function SeatStatus({ status, children }: { status: SeatLevel; children: ReactNode }) {
  return (
    <span className={styles.seats}>
      <span className={clsx(styles.dot, styles[status])} aria-hidden="true" />
      {children}
    </span>
  );
}
