import type { ComponentProps, ReactNode } from 'react';
import { ChoiceGroup } from './choice-group';
import { fieldId } from './field';
import styles from './field.module.scss';

export type BirthDatePart = 'day' | 'month' | 'year';

type PartInput = Omit<ComponentProps<'input'>, 'type' | 'name' | 'id'>;

export interface BirthDateFieldProps {
  /** The parts are posted as `${name}.day`, `${name}.month` and `${name}.year`. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  partLabels: Record<BirthDatePart, string>;
  defaultValues?: Partial<Record<BirthDatePart, string>>;
  /** Adds the `bday-*` autocomplete tokens; for the visitor's own date only. */
  autoComplete?: boolean;
  /** Extra props per part, for example React Hook Form's `register(...)`. */
  parts?: Partial<Record<BirthDatePart, PartInput>>;
}

const lengths: Record<BirthDatePart, number> = { day: 2, month: 2, year: 4 };

/** Three typed numbers, day first: a birth date is known by heart and never looked up in a calendar. */
export function BirthDateField({
  name,
  legend,
  hint,
  error,
  required,
  partLabels,
  defaultValues,
  autoComplete = false,
  parts,
}: BirthDateFieldProps) {
  const group = fieldId(name);
  return (
    <ChoiceGroup id={group} legend={legend} hint={hint} error={error} required={required}>
      <div className={styles.dateParts}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <div key={part}>
            <label className={styles.partLabel} htmlFor={fieldId(`${name}.${part}`)}>
              {partLabels[part]}
            </label>
            <input
              defaultValue={defaultValues?.[part]}
              {...parts?.[part]}
              id={fieldId(`${name}.${part}`)}
              name={`${name}.${part}`}
              type="text"
              inputMode="numeric"
              maxLength={lengths[part]}
              autoComplete={autoComplete ? `bday-${part}` : 'off'}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${group}-error` : undefined}
              className={styles.control}
            />
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}
