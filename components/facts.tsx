import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './facts.module.scss';

export interface Fact {
  term: string;
  value: ReactNode;
}

/** Terms and values: a booking number, an address, what a room has. */
export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  return (
    <dl className={clsx(styles.facts, columns && styles.columns)}>
      {facts.map((fact) => (
        <div key={fact.term} className={styles.fact}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
