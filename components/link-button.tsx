import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look';
import { Icon, type IconName } from './icon';

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  icon?: IconName;
  iconAfter?: IconName;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  className,
  icon,
  iconAfter,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, fullWidth, className })}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="s" />}
    </a>
  );
}
