import clsx from 'clsx';
import { Icon, type IconName } from './icon';
import styles from './tab-nav.module.scss';

export interface TabNavItem {
  /** Another view (`?view=…`) or a section of this page (`#prices`). */
  href: string;
  text: string;
  icon?: IconName;
  current?: boolean;
}

export interface TabNavProps {
  label: string;
  items: readonly TabNavItem[];
  /** underline: sections of a page; pill: a switch between two or three views. */
  look?: 'underline' | 'pill';
  className?: string;
}

/** Tabs that are links: they work without scripts, can be opened in a new window and keep Back working. */
export function TabNav({ label, items, look = 'underline', className }: TabNavProps) {
  return (
    <nav className={clsx(styles.nav, styles[look], className)} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.tab} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.icon && <Icon name={item.icon} size="s" />}
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
