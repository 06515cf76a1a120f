import clsx from 'clsx';
import styles from './icon.module.scss';
import paths from './icon-paths.json';

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** s = 18 px, m = 24 px, l = 40 px. */
  size?: 's' | 'm' | 'l';
  /** Read aloud. Without it the icon is decoration: the text beside it says the same. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 'm', label, className }: IconProps) {
  const drawing = paths[name].map((d) => <path key={d} d={d} />);
  const look = clsx(styles.icon, styles[size], className);
  if (!label) {
    return (
      <svg className={look} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={look} viewBox="0 0 24 24" role="img" aria-label={label} focusable="false">
      {drawing}
    </svg>
  );
}
