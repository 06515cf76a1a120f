'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from './button';
import type { ButtonLook } from './button-look';
import { Dialog, type DialogProps } from './dialog';
import { Disclosure } from './disclosure';
import type { IconName } from './icon';

export interface DialogButtonProps extends Omit<DialogProps, 'open' | 'onClose'>, ButtonLook {
  text: ReactNode;
  icon?: IconName;
}

const never = () => () => {};

/** A button that opens a dialog. Before scripts run, and without them, the same content is a disclosure. */
export function DialogButton({
  text,
  icon,
  variant = 'link',
  size,
  className,
  children,
  ...dialog
}: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!scripted) {
    return (
      <Disclosure look="plain" summary={text}>
        {children}
      </Disclosure>
    );
  }
  return (
    <>
      <Button type="button" variant={variant} className={className} icon={icon} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <Dialog {...dialog} size={size} open={open} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}
