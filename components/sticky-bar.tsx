import type { ReactNode } from 'react';
import { Container } from './container';
import styles from './sticky-bar.module.scss';

/** A summary that stays at the foot of the screen: what was chosen and the total on one side, the action on the other. */
export function StickyBar({
  label,
  children,
  action,
}: {
  label: string;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <section className={styles.bar} aria-label={label}>
      <Container className={styles.line}>
        <div className={styles.content}>{children}</div>
        <div className={styles.action}>{action}</div>
      </Container>
    </section>
  );
}
