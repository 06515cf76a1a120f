import type { ReactNode } from 'react';
import styles from './empty-state.module.scss';
import { Icon, type IconName } from './icon';
import { Picture } from './picture';

export interface EmptyStateProps {
  icon?: IconName;
  /** A drawing in place of the icon. */
  spot?: 'no-flights' | 'no-hotels' | 'offline';
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3;
}

/** A list without anything in it, and what to do about that. */
export function EmptyState({ icon = 'sun', spot, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      {spot ? (
        <Picture art={{ kind: 'spot', name: spot, shape: 'card' }} alt="" width={280} height={210} />
      ) : (
        <span className={styles.sun}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
