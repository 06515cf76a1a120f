'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Skeleton } from '@/components/skeleton';
import type { Api } from '@/lib/api/create-api';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { firstOf, monthOf } from './calendar-month';
import { cheapestRatesQuery, directionSearch, monthOverviewQuery } from './flight-queries';
import type { Direction, FlightSearch } from './flight-search';
import styles from './month.module.scss';
import { MonthCalendar } from './month-calendar';
import { shownDate, withDay } from './results-state';
import type { ResultsState } from './search-url';

export interface MonthPanelProps {
  api: Api;
  market: MarketCode;
  today: string;
  search: FlightSearch;
  state: ResultsState;
  direction: Direction;
  hrefOf: (changes: Partial<ResultsState>) => string;
  go: (changes: Partial<ResultsState>, how: 'push' | 'replace') => void;
}

/** The months with their lowest price, and one of them day by day. */
export function MonthPanel({ api, market, today, search, state, direction, hrefOf, go }: MonthPanelProps) {
  const t = useTranslations('flightResults.month');
  const name = useTranslations('flightResults.direction')(direction);
  const route = directionSearch(search, direction);
  const date = shownDate(search, state, direction);
  const month = monthOf(date);
  const prices = useQuery(monthOverviewQuery(api, route.origin, route.destination, month));
  const rates = useQuery(cheapestRatesQuery(api, route));
  const strip = useRef<HTMLElement>(null);

  // The month that is shown is in sight among the others.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-month="${month}"]`);
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - current.offsetWidth;
  }, [month]);

  return (
    <>
      <nav ref={strip} className={styles.months} aria-label={t('months', { direction: name })}>
        {rates.data?.rates.map((rate) => {
          const first = firstOf(rate.month);
          const changes = withDay(direction, first > today ? first : today);
          return (
            <a
              key={rate.month}
              data-month={rate.month}
              href={hrefOf(changes)}
              aria-current={rate.month === month ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(changes, 'replace');
              }}
            >
              <span>{formatDate(first, market, 'month')}</span>
              <strong>
                {rate.rate === null
                  ? t('noPrice')
                  : t('monthFrom', { price: formatMoney(rate.rate, rates.data.currency, market, 'compact') })}
              </strong>
            </a>
          );
        })}
      </nav>
      {prices.data && (
        <MonthCalendar
          market={market}
          today={today}
          prices={prices.data}
          chosen={date}
          caption={t('caption', { direction: name, month: formatDate(firstOf(month), market, 'month') })}
          hrefOf={(day) => hrefOf({ ...withDay(direction, day), view: 'flights' })}
        />
      )}
      {prices.isLoading && (
        <div className={styles.waiting} aria-busy="true">
          <p role="status">{t('loading')}</p>
          <Skeleton shape="block" />
        </div>
      )}
      {prices.isError && (
        <Alert kind="error" live>
          {t('failed')}
        </Alert>
      )}
    </>
  );
}
