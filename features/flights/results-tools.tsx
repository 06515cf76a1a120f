'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import type { Airport } from '@/lib/contract/locations';
import { FilterMenus } from './filter-menus';
import type { CarrierChoice } from './flight-filters';
import { isFiltered } from './flight-filters';
import type { FlightSearch } from './flight-search';
import styles from './results-tools.module.scss';
import {
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

/** Sorting and filters as a GET form; with scripts each change applies at once. */
export function ResultsTools(props: ResultsToolsProps) {
  const { search, state, count, hrefOf, onChange } = props;
  const t = useTranslations('flightResults.tools');
  const hidden = [...searchFields(search), ...stateFields(state)].filter(([name]) => !own.has(name));
  const [isOpen, setOpen] = useState(false);
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
        <FilterMenus {...props} />
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
