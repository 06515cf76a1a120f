'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.scss';
import { Icon } from './icon';

export interface DialogProps {
  open: boolean;
  /** Called for every way out: the button, Escape, a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: 's' | 'm' | 'l';
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal native `dialog`: the browser keeps the focus inside and gives it back on closing. */
export function Dialog({ open, onClose, title, closeLabel, size = 'm', footer, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes natively; the press is for the backdrop only.
    <dialog
      ref={element}
      className={clsx(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => element.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{open && children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
