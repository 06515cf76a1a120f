import clsx from 'clsx';
import styles from './button.module.scss';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  /** primary (red) is for the one main action of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  className?: string;
}

export function buttonClass({ variant = 'secondary', size = 'm', fullWidth, className }: ButtonLook): string {
  return clsx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}
