import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts, fieldId } from './field';
import styles from './field.module.scss';
import { Icon } from './icon';

export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'required' | 'name'> {
  name: string;
  options: readonly (SelectOption | SelectGroup)[];
  /** First entry with an empty value, for example "Choose a country". */
  emptyText?: string;
}

function Option({ value, text, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {text}
    </option>
  );
}

export function SelectField({
  name,
  id = fieldId(name),
  label,
  hint,
  error,
  required,
  options,
  emptyText,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <span className={styles.selectFrame}>
          <select {...rest} {...wiring} name={name} className={clsx(styles.control, className)}>
            {emptyText !== undefined && <option value="">{emptyText}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </optgroup>
              ) : (
                <Option key={entry.value} {...entry} />
              ),
            )}
          </select>
          <Icon name="chevron-down" size="s" />
        </span>
      )}
    </Field>
  );
}
