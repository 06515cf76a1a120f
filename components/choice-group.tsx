import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError, RequiredMark } from './field';
import styles from './field.module.scss';
import { VisuallyHidden } from './visually-hidden';

export interface ChoiceGroupProps {
  /** Id of the fieldset; the error summary links to it. Use `fieldId(name)`. */
  id: string;
  legend: ReactNode;
  /** The legend is read but not shown, where a heading right above says the same. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  layout?: 'stack' | 'columns2' | 'columns3' | 'inline';
  className?: string;
  children: ReactNode;
}

/** A question with choices under it: radio cards, checkboxes, or the parts of a date. */
export function ChoiceGroup({
  id,
  legend,
  legendHidden = false,
  hint,
  error,
  required,
  layout = 'stack',
  className,
  children,
}: ChoiceGroupProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={error ? -1 : undefined}
      className={className}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
        {required && !legendHidden && <RequiredMark />}
      </legend>
      <div className={styles.group}>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <div className={clsx(layout === 'inline' ? styles.inline : styles.choices, styles[layout])}>
          {children}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
