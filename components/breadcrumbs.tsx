import styles from './breadcrumbs.module.scss';
import { Icon } from './icon';

export interface Crumb {
  text: string;
  /** Left out for the page itself, which comes last. */
  href?: string;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.text} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" size="s" className={styles.divider} />}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.text}</a>
            ) : (
              <span aria-current="page">{crumb.text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
