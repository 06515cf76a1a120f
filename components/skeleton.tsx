import clsx from 'clsx';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** line: a line of text; block: fills its parent, which gives the final size; picture: a 4:3 frame. */
  shape?: 'line' | 'title' | 'block' | 'picture';
  className?: string;
}

/** Stands where content will come, in its final size. Silent; the region around it carries `aria-busy`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape], className)} />;
}
