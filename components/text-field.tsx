import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, fieldId } from './field';
import styles from './field.module.scss';
import { Icon, type IconName } from './icon';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'required' | 'name'> {
  name: string;
  icon?: IconName;
  fieldClassName?: string;
}

/** One line of text. Takes what React Hook Form's `register(name)` returns, and works as plain HTML without it. */
export function TextField({
  name,
  id = fieldId(name),
  label,
  hint,
  error,
  required,
  icon,
  className,
  fieldClassName,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(wiring) => {
        const control = (
          <input
            {...rest}
            {...wiring}
            name={name}
            type={type}
            className={clsx(styles.control, icon && styles.withLeading, className)}
          />
        );
        if (!icon) return control;
        return (
          <span className={styles.affixFrame}>
            <span className={styles.leading}>
              <Icon name={icon} size="s" />
            </span>
            {control}
          </span>
        );
      }}
    </Field>
  );
}
