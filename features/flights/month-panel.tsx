'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { Skeleton } from '@/components/skeleton';
import type { Api } from '@/lib/api/create-api';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { firstOf, monthOf } from './calendar-month';
import { cheapestRatesQuery, directionSearch, monthOverviewQuery } from './flight-queries';
import type { Direction, FlightSearch } from './flight-search';
import styles from './month.module.scss';
import { MonthCalendar } from './month-calendar';
import { MonthStrip } from './month-strip';
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
  go: (changes: Partial<ResultsState>) => void;
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
  return (
    <>
      {rates.data && (
        <MonthStrip
          market={market}
          today={today}
          label={t('months', { direction: name })}
          rates={rates.data}
          month={month}
          hrefOf={(first) => hrefOf(withDay(direction, first))}
          onMonth={(first) => go(withDay(direction, first))}
        />
      )}
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
