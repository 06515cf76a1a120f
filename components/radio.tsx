import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.scss';
import { fieldId } from './field';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'value'> {
  name: string;
  value: string;
  label: ReactNode;
}

/** A plain radio button with its label; put several in a `ChoiceGroup layout="inline"`. */
export function Radio({
  name,
  value,
  label,
  id = fieldId(`${name}-${value}`),
  className,
  ...rest
}: RadioProps) {
  return (
    <div className={clsx(styles.line, className)}>
      <input {...rest} id={id} type="radio" name={name} value={value} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
