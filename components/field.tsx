import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './field.module.scss';
import { Icon } from './icon';

/** What a control must carry so that its label, hint and error reach a screen reader. */
export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** The finished message in the visitor's language; its presence marks the field as wrong. */
  error?: string;
  required?: boolean;
}

export interface FieldProps extends FieldTexts {
  id: string;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** The id of the control with this form name; the error summary links to it. `travellers.0.name` → `field-travellers-0-name` */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^A-Za-z0-9_-]+/g, '-')}`;
}

export function wireField(id: string, { hint, error, required }: Omit<FieldTexts, 'label'>): FieldWiring {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" size="s" />
      <span>{children}</span>
    </p>
  );
}

/** Label above, hint below it, the control, then its error: the one place where the four are tied together. */
export function Field({ id, label, hint, error, required, className, children }: FieldProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(wireField(id, { hint, error, required }))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
