import styles from './flag.module.scss';
import { Icon } from './icon';

const drawings: Readonly<Record<string, readonly (readonly [fill: string, path: string])[]>> = {
  NL: [
    ['red', 'M0 0h24v6H0z'],
    ['white', 'M0 6h24v6H0z'],
    ['blue', 'M0 12h24v6H0z'],
  ],
  BE: [
    ['black', 'M0 0h8v18H0z'],
    ['yellow', 'M8 0h8v18H8z'],
    ['red', 'M16 0h8v18h-8z'],
  ],
  DK: [
    ['red', 'M0 0h24v18H0z'],
    ['white', 'M7 0h3v18H7zM0 7.5h24v3H0z'],
  ],
  CW: [
    ['blue', 'M0 0h24v18H0z'],
    ['yellow', 'M0 11.3h24v2.2H0z'],
    [
      'white',
      'm4 2 .6 1.7h1.8L5 4.8l.5 1.7L4 5.5 2.5 6.5 3 4.8 1.6 3.7h1.8zM8.5 5l.8 2.2h2.3L9.8 8.6l.6 2.2-1.9-1.3-1.9 1.3.6-2.2-1.8-1.4h2.3z',
    ],
  ],
};

/** A small flag beside a country's name; a globe where there is no single country. Always decoration. */
export function Flag({ code }: { code: string }) {
  const drawing = drawings[code];
  if (!drawing) return <Icon name="globe" className={styles.globe} />;
  return (
    <svg className={styles.flag} viewBox="0 0 24 18" aria-hidden="true" focusable="false">
      {drawing.map(([fill, path]) => (
        <path key={path} className={styles[fill]} d={path} />
      ))}
    </svg>
  );
}
