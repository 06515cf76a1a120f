'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Field, fieldId } from '@/components/field';
import fieldStyles from '@/components/field.module.scss';
import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Airport, AirportGroup } from '@/lib/contract/locations';
import { airportText, findAirport, matchAirports, plainText } from './airport-match';
import { AirportOptions, optionId } from './airport-options';
import styles from './search-form.module.scss';

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

/** The one airport that was clearly meant, so that typing a code and moving on is enough. */
function meantAirport(groups: readonly AirportGroup[], text: string): Airport | null {
  const all = matchAirports(groups, text).flatMap(({ airports }) => airports);
  const typed = plainText(text);
  const named = all.find(({ code, name }) => code.toLowerCase() === typed || plainText(name) === typed);
  return named ?? (all.length === 1 ? (all[0] ?? null) : null);
}

const shownText = (groups: readonly AirportGroup[], value: string) => {
  const airport = findAirport(groups, value);
  return airport ? airportText(airport) : value;
};

/** An editable combobox with a grouped list, by the ARIA Authoring Practices. */
export function AirportCombobox({ name, groups, known, value, onChange, error }: AirportComboboxProps) {
  const t = useTranslations('searchForm');
  const id = fieldId(name);
  /** What is being typed; null while the field shows the chosen airport. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = open ? matchAirports(groups, typed ?? '') : [];
  const airports = found.flatMap((group) => group.airports);
  const activeAirport = airports[active];

  useEffect(() => {
    if (activeAirport)
      document.getElementById(optionId(name, activeAirport.code))?.scrollIntoView({ block: 'nearest' });
  }, [name, activeAirport]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (airport: Airport) => {
    setTyped(null);
    close();
    onChange(airport.code);
  };
  const settle = () => {
    close();
    if (typed === null) return;
    const meant = typed.trim() === '' ? null : meantAirport(groups, typed);
    if (meant) return choose(meant);
    setTyped(null);
    onChange(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const count = open
        ? airports.length
        : matchAirports(groups, typed ?? '').flatMap((g) => g.airports).length;
      const step = key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      if (count > 0 && !event.altKey)
        setActive((now) => (now === -1 && step === -1 ? count - 1 : (now + step + count) % count));
    } else if (key === 'Enter' && open && activeAirport) {
      event.preventDefault();
      choose(activeAirport);
    } else if (key === 'Escape') {
      if (open) close();
      else if (typed ?? value) {
        setTyped(null);
        onChange('');
      }
    } else if (key === 'Tab' && open && typed !== null && activeAirport) choose(activeAirport);
  };

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
                aria-expanded={open}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={activeAirport && optionId(name, activeAirport.code)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={t(`${name}.placeholder`)}
                value={typed ?? shownText([...groups, ...known], value)}
                onFocus={(event) => event.target.select()}
                onClick={() => setOpen(true)}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setOpen(true);
                  setActive(event.target.value.trim() === '' ? -1 : 0);
                }}
                onKeyDown={onKeyDown}
                onBlur={settle}
              />
            </span>
            <input type="hidden" name={name} value={value} />
          </>
        )}
      </Field>
      <div className={styles.list} hidden={!open}>
        <div id={`${id}-list`} role="listbox" aria-label={t(`${name}.label`)} className={styles.options}>
          <AirportOptions
            field={name}
            groups={found}
            active={activeAirport?.code}
            chosen={value}
            onChoose={choose}
          />
        </div>
        {open && airports.length === 0 && (
          <p className={styles.none}>{t('airports.none', { query: typed ?? '' })}</p>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>
          {open && typed !== null ? t('airports.found', { count: airports.length }) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}
