import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './container.module.scss';

/** The content wrapper: 1210 px from a 1200 px screen on; `narrow` for reading and for single-column forms. */
export function Container({
  narrow = false,
  className,
  children,
}: {
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={clsx(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}

export interface SectionProps {
  /** Id of the heading; also the anchor. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** A link at the end of the heading line. */
  more?: ReactNode;
  tone?: 'plain' | 'sunken' | 'surface';
  children: ReactNode;
}

/** A landmark with its heading and the page's vertical rhythm. */
export function Section({ id, title, intro, more, tone = 'plain', children }: SectionProps) {
  return (
    <section className={clsx(styles.section, styles[tone])} aria-labelledby={id}>
      <Container>
        <div className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {more}
        </div>
        {children}
      </Container>
    </section>
  );
}

export interface PageHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Above the title: a stepper, say. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The h1 of a page that has no hero. */
export function PageHeading({ title, intro, above, children }: PageHeadingProps) {
  return (
    <div className={styles.pageHeading}>
      {above}
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
