import type { ComponentProps } from 'react';
import styles from './button.module.scss';
import { type ButtonLook, buttonClass } from './button-look';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  icon?: IconName;
  iconAfter?: IconName;
  /** While true the button keeps its width and its focus, shows a spinner and ignores presses. */
  loading?: boolean;
  /** Announced while loading, for example "Searching". */
  loadingLabel?: string;
}

/** A button inside a form submits unless `type="button"` is given. */
export function Button({
  variant,
  size,
  fullWidth,
  className,
  icon,
  iconAfter,
  loading = false,
  loadingLabel,
  children,
  type = 'submit',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, fullWidth, className })}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} size="s" />}
      <span className={loading ? styles.waiting : undefined}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="s" />}
      {loading && (
        <span className={styles.spinner} role="status">
          <Spinner size="s" />
          {loadingLabel && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
        </span>
      )}
    </button>
  );
}
