'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Field, fieldId } from '@/components/field';
import fieldStyles from '@/components/field.module.scss';
import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { AirportGroup } from '@/lib/contract/locations';
import { airportText, findAirport } from './airport-match';
import { AirportOptions } from './airport-options';
import styles from './airport-options.module.scss';
import { useAirportCombobox } from './use-airport-combobox';

export interface AirportComboboxProps {
  name: 'origin' | 'destination';
  groups: readonly AirportGroup[];
  /** Where a chosen airport's name is found that is not among the options. */
  known: readonly AirportGroup[];
  /** An airport's code, or what was typed where no airport fits it. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const shownText = (groups: readonly AirportGroup[], value: string) => {
  const airport = findAirport(groups, value);
  return airport ? airportText(airport) : value;
};

/** An editable combobox with a grouped list. */
export function AirportCombobox({ name, groups, known, value, onChange, error }: AirportComboboxProps) {
  const t = useTranslations('searchForm');
  const id = fieldId(name);
  const box = useAirportCombobox({ name, groups, value, onChange });
  return (
    <div className={styles.combobox}>
      <Field id={id} label={t(`${name}.label`)} error={error} required>
        {(wiring) => (
          <>
            <span className={fieldStyles.affixFrame}>
              <span className={fieldStyles.leading}>
                <Icon name={name === 'origin' ? 'take-off' : 'landing'} size="s" />
              </span>
              <input
                {...wiring}
                className={clsx(fieldStyles.control, fieldStyles.withLeading)}
                type="text"
                role="combobox"
                aria-expanded={box.open}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={box.activeId}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={t(`${name}.placeholder`)}
                value={box.typed ?? shownText([...groups, ...known], value)}
                onFocus={(event) => event.target.select()}
                onClick={box.show}
                onChange={(event) => box.type(event.target.value)}
                onKeyDown={box.onKeyDown}
                onBlur={box.settle}
              />
            </span>
            <input type="hidden" name={name} value={value} />
          </>
        )}
      </Field>
      <div className={styles.list} hidden={!box.open}>
        <div id={`${id}-list`} role="listbox" aria-label={t(`${name}.label`)} className={styles.options}>
          <AirportOptions
            field={name}
            groups={box.found}
            active={box.activeAirport?.code}
            chosen={value}
            onChoose={box.choose}
          />
        </div>
        {box.open && box.count === 0 && (
          <p className={styles.none}>{t('airports.none', { query: box.typed ?? '' })}</p>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>
          {box.open && box.typed !== null ? t('airports.found', { count: box.count }) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}
