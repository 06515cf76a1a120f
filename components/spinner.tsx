import clsx from 'clsx';
import styles from './spinner.module.scss';
import { VisuallyHidden } from './visually-hidden';

/** A turning sun. `label` is announced; leave it out where words beside it already say what is loading. */
export function Spinner({ label, size = 'm' }: { label?: string; size?: 's' | 'm' | 'l' }) {
  return (
    <span className={clsx(styles.spinner, styles[size])} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path className={styles.turn} d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
