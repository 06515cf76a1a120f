import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, fieldId } from './field';
import styles from './field.module.scss';

export interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'required' | 'name'> {
  name: string;
}

export function TextAreaField({
  name,
  id = fieldId(name),
  label,
  hint,
  error,
  required,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(wiring) => <textarea {...rest} {...wiring} name={name} className={clsx(styles.control, className)} />}
    </Field>
  );
}
