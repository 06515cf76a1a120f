import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.scss';
import { fieldId } from './field';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'value'> {
  name: string;
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the first line: a price, a difference, a logo. */
  aside?: ReactNode;
  /** Above the label: a badge. */
  badge?: ReactNode;
}

/** A whole card that chooses one of a `ChoiceGroup`. The description is read after the label. */
export function RadioCard({
  name,
  value,
  label,
  description,
  aside,
  badge,
  id = fieldId(`${name}-${value}`),
  className,
  ...rest
}: RadioCardProps) {
  return (
    <div className={clsx(styles.card, className)}>
      <div className={styles.line}>
        <input
          {...rest}
          id={id}
          type="radio"
          name={name}
          value={value}
          aria-describedby={description ? `${id}-text` : undefined}
        />
        <label className={styles.cardLabel} htmlFor={id}>
          {badge}
          <span>{label}</span>
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {description && (
        <div className={styles.description} id={`${id}-text`}>
          {description}
        </div>
      )}
    </div>
  );
}
