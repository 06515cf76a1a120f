'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox';
import { ClosingDetails } from '@/components/closing-details';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import type { Airport } from '@/lib/contract/locations';
import { airportText } from './airport-match';
import type { CarrierChoice } from './flight-filters';
import { isFiltered } from './flight-filters';
import type { FlightSearch } from './flight-search';
import styles from './results-tools.module.scss';
import {
  dayParts,
  type FlightFilters,
  type FlightSort,
  type ResultsState,
  searchFields,
  sorts,
  stateFields,
} from './search-url';

export interface ResultsToolsProps {
  search: FlightSearch;
  state: ResultsState;
  carriers: readonly CarrierChoice[];
  nearby: Record<'origin' | 'destination', readonly Airport[]>;
  names: Record<'origin' | 'destination', string>;
  count: { shown: number; total: number };
  hrefOf: (changes: Partial<ResultsState>) => string;
  onChange: (changes: Partial<ResultsState>) => void;
  /** Another set of airports is another search. */
  onNearby: (form: HTMLFormElement) => void;
}

/** Names of this form's own fields; the rest of the URL travels as hidden fields. */
const own = new Set(['sort', 'direct', 'time', 'carrier', 'originAlt', 'destinationAlt']);

export const noFilters: FlightFilters = { direct: false, times: [], carriers: [] };

const toggled = <T,>(list: readonly T[], item: T, isOn: boolean) =>
  isOn ? [...list, item] : list.filter((other) => other !== item);

/** Sorting and filters as a GET form; with scripts each change applies at once. */
export function ResultsTools(props: ResultsToolsProps) {
  const { search, state, carriers, nearby, names, count, hrefOf, onChange, onNearby } = props;
  const t = useTranslations('flightResults.tools');
  const hidden = [...searchFields(search), ...stateFields(state)].filter(([name]) => !own.has(name));
  const altCount = search.originAlt.length + search.destinationAlt.length;
  const [isOpen, setOpen] = useState(false);
  const hasNearby = nearby.origin.length + nearby.destination.length > 0;
  return (
    <form method="get" className={styles.tools} aria-label={t('label')}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="button"
        className={clsx(styles.pill, styles.opener)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size="s" />
        {t('open')}
      </button>
      <div className={clsx(styles.controls, isOpen && styles.shown)}>
        <div className={styles.sort}>
          <label htmlFor={fieldId('sort')}>{t('sort')}</label>
          <span className={styles.select}>
            <select
              id={fieldId('sort')}
              name="sort"
              value={state.sort}
              onChange={(event) => onChange({ sort: event.target.value as FlightSort })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sorts.${sort}`)}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size="s" />
          </span>
        </div>
        <label className={clsx(styles.pill, state.direct && styles.on)}>
          <input
            type="checkbox"
            name="direct"
            value="1"
            checked={state.direct}
            onChange={(event) => onChange({ direct: event.target.checked })}
          />
          {t('direct')}
        </label>
        <Menu title={t('times')} active={state.times.length}>
          {dayParts.map((part) => (
            <Checkbox
              key={part}
              id={fieldId(`time-${part}`)}
              name="time"
              value={part}
              label={t(`timesOf.${part}`)}
              checked={state.times.includes(part)}
              onChange={(event) => onChange({ times: toggled(state.times, part, event.target.checked) })}
            />
          ))}
        </Menu>
        {carriers.length > 1 && (
          <Menu title={t('carriers')} active={state.carriers.length}>
            {carriers.map(({ code, name }) => (
              <Checkbox
                key={code}
                id={fieldId(`carrier-${code}`)}
                name="carrier"
                value={code}
                label={name}
                checked={state.carriers.includes(code)}
                onChange={(event) =>
                  onChange({ carriers: toggled(state.carriers, code, event.target.checked) })
                }
              />
            ))}
          </Menu>
        )}
        {hasNearby && (
          <Menu title={t('nearby')} active={altCount}>
            {(['origin', 'destination'] as const).map(
              (end) =>
                nearby[end].length > 0 && (
                  <fieldset key={end} className={styles.group}>
                    <legend>{t(`nearbyOf.${end}`, { place: names[end] })}</legend>
                    {nearby[end].map((airport) => (
                      <Checkbox
                        key={airport.code}
                        id={fieldId(`${end}-${airport.code}`)}
                        name={`${end}Alt`}
                        value={airport.code}
                        label={airportText(airport)}
                        defaultChecked={search[`${end}Alt`].includes(airport.code)}
                        onChange={(event) => event.target.form && onNearby(event.target.form)}
                      />
                    ))}
                  </fieldset>
                ),
            )}
          </Menu>
        )}
        <Button size="s" className={styles.apply}>
          {t('apply')}
        </Button>
      </div>
      <p className={styles.count} role="status">
        {isFiltered(state) && t('count', count)}
      </p>
      {isFiltered(state) && (
        <a
          className={styles.clear}
          href={hrefOf(noFilters)}
          onClick={(event) => {
            event.preventDefault();
            onChange(noFilters);
          }}
        >
          {t('clear')}
        </a>
      )}
    </form>
  );
}

function Menu({ title, active, children }: { title: string; active: number; children: ReactNode }) {
  const t = useTranslations('flightResults.tools');
  return (
    <ClosingDetails className={styles.menu}>
      <summary className={clsx(styles.pill, active > 0 && styles.on)}>
        {title}
        {active > 0 && <span className={styles.active}>{t('active', { count: active })}</span>}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </ClosingDetails>
  );
}
