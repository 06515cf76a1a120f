import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './alert.module.scss';
import { Icon, type IconName } from './icon';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  kind: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  icon?: IconName;
  /** Announced when it appears on a page that is already open; leave out in a page's first HTML. */
  live?: boolean;
  className?: string;
}

const icons: Record<AlertKind, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'error',
};

function liveRole(kind: AlertKind, live: boolean): 'alert' | 'status' | undefined {
  if (!live) return undefined;
  return kind === 'error' ? 'alert' : 'status';
}

export function Alert({ kind, title, children, action, icon, live = false, className }: AlertProps) {
  return (
    <div className={clsx(styles.alert, styles[kind], className)} role={liveRole(kind, live)}>
      <Icon name={icon ?? icons[kind]} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
