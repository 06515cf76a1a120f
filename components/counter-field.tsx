'use client';

import type { ReactNode } from 'react';
import styles from './counter-field.module.scss';
import { FieldError, fieldId, wireField } from './field';
import { Icon } from './icon';

export interface CounterFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Names of the two buttons, for example "One fewer adult" and "One more adult". */
  fewerLabel: string;
  moreLabel: string;
  id?: string;
}

/** A number with a minus and a plus beside it; the number itself can be typed and is what the form sends. */
export function CounterField({
  name,
  label,
  hint,
  error,
  value,
  min,
  max,
  onChange,
  fewerLabel,
  moreLabel,
  id = fieldId(name),
}: CounterFieldProps) {
  const change = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)));
  };
  return (
    <div className={styles.counter}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          aria-label={fewerLabel}
          disabled={value <= min}
          onClick={() => change(value - 1)}
        >
          <Icon name="minus" size="s" />
        </button>
        <input
          {...wireField(id, { hint, error })}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          value={value}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={moreLabel}
          disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <Icon name="plus" size="s" />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
