import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.scss';
import { FieldError, type FieldTexts, fieldId, RequiredMark, wireField } from './field';

export interface CheckboxProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'required' | 'name'> {
  name: string;
  /** Beside the label at the end of the line, for example a count or a price. */
  aside?: ReactNode;
}

export function Checkbox({
  name,
  id = fieldId(name),
  label,
  hint,
  error,
  required,
  aside,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <div className={clsx(styles.checkbox, className)}>
      <div className={styles.line}>
        <input {...rest} {...wireField(id, { hint, error, required })} type="checkbox" name={name} />
        <label htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
