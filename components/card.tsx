import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './card.module.scss';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** flat: a line around it; raised: a shadow; sunken: on a darker ground. */
  look?: 'flat' | 'raised' | 'sunken';
  padding?: 'none' | 'm' | 'l';
  id?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

export function Card({
  as: Tag = 'div',
  look = 'flat',
  padding = 'm',
  id,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(styles.card, styles[look], styles[`padding-${padding}`], className)}
    >
      {children}
    </Tag>
  );
}
