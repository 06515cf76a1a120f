'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Field, fieldId } from '@/components/field';
import fieldStyles from '@/components/field.module.scss';
import { Icon } from '@/components/icon';
import { toTypedDate } from '@/lib/dates';
import styles from './search-form.module.scss';
import { readTypedDate } from './typed-date';

interface DateFieldProps {
  name: 'departureDate' | 'returnDate';
  today: string;
  value: string;
  onChange: (typed: string) => void;
  /** Opens the calendar; absent before scripts run. */
  onOpen: (() => void) | undefined;
  /** Told when the visitor comes near the calendar, so that it can be fetched. */
  onNear: () => void;
  error: string | undefined;
  required: boolean;
}

/** A date that is typed, day first; a button beside it opens the calendar. */
export function DateField({ name, today, value, onChange, onOpen, onNear, error, required }: DateFieldProps) {
  const t = useTranslations('searchForm');
  const label = t(`${name}.label`);
  const tidy = () => {
    const date = readTypedDate(value, today);
    if (date) onChange(toTypedDate(date));
  };
  return (
    <Field id={fieldId(name)} label={label} error={error} required={required}>
      {(wiring) => (
        <span className={clsx(fieldStyles.affixFrame, styles.dateFrame)}>
          <input
            {...wiring}
            className={fieldStyles.control}
            type="text"
            inputMode="text"
            autoComplete="off"
            name={name}
            placeholder={t('dates.hint')}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={tidy}
          />
          {onOpen && (
            <button
              type="button"
              className={styles.calendarButton}
              aria-label={t('dates.open', { label })}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={onOpen}
            >
              <Icon name="calendar" size="s" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
