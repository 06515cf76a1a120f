import clsx from 'clsx';
import styles from './logo.module.scss';

export interface LogoProps {
  /** The brand's name; it is what a screen reader hears. */
  name: string;
  /** An operator's own logo. Without it, Sirocco's drawn mark, or for another name that name in display type. */
  pictureUrl?: string | undefined;
  size?: 'm' | 'l';
  className?: string;
}

/** Letters of one round stroke, and for the last one a sun that the wind carries off in bands. */
function Wordmark({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 248 60" role="img" aria-label={name} className={styles.wordmark}>
      <g className={styles.letters}>
        <path d="M28 24c-2-3.8-6-6-11-6-6 0-10.3 3-10.3 7.8 0 10.2 22.3 5.6 22.3 16 0 5-4.5 8-11 8-5.8 0-10.4-2.6-12-7.3" />
        <path d="M46 19v31" />
        <path d="M63.5 50V31.5c0-8 4.7-13.5 12.5-13.5" />
        <circle cx="99.5" cy="34" r="16" />
        <path d="M156.2 23.5a16 16 0 1 0 0 21" />
        <path d="M194.2 23.5a16 16 0 1 0 0 21" />
      </g>
      <g className={styles.sun}>
        <circle cx="46" cy="6" r="5" />
        <path d="M205.7 32.5a20.2 20.2 0 0 1 38.6-5c.8 2-.4 4-2.6 3.5-9-2-20 5.5-32.5 4.3-2-.2-3.6-1.3-3.5-2.8z" />
        <path d="M208 41.2c12 1.5 23-5.6 35-3.7 2 .4 2.7 2.2 1.5 3.7-8 3.3-20 8.3-33 5.8-2-.4-5.3-3.3-3.5-5.8z" />
        <path d="M216 51.5c8 .8 15-1.8 21.5-4.2.9 2.3-6 6.9-13.5 6.9-3.5 0-6.5-1-8-2.7z" />
      </g>
    </svg>
  );
}

export function Logo({ name, pictureUrl, size = 'm', className }: LogoProps) {
  const look = clsx(styles.logo, styles[size], className);
  if (pictureUrl) {
    // biome-ignore lint/performance/noImgElement: an operator's file of unknown kind, often SVG, shown as it is.
    return <img className={look} src={pictureUrl} alt={name} width={160} height={48} />;
  }
  return <span className={look}>{name === 'Sirocco' ? <Wordmark name={name} /> : name}</span>;
}
