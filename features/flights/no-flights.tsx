'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ChipLink, ChipList } from '@/components/chip';
import { EmptyState } from '@/components/empty-state';
import type { Api } from '@/lib/api/create-api';
import { daysBetween, formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { availableDatesQuery } from './flight-queries';
import type { Direction } from './flight-search';
import { withDay } from './results-state';
import type { ResultsState } from './search-url';

const NEAREST = 6;

/** The dates nearest to the asked one, in order. */
export function nearestDates(dates: readonly string[], asked: string, count = NEAREST): string[] {
  const distance = (date: string) => Math.abs(daysBetween(asked, date));
  return [...dates]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort();
}

interface NoFlightsProps {
  api: Api;
  market: MarketCode;
  direction: Direction;
  /** Names for the words, codes for the question. */
  from: { code: string; name: string };
  to: { code: string; name: string };
  date: string;
  hrefOf: (changes: Partial<ResultsState>) => string;
}

/** None of the days has a flight: on which days there is one. */
export function NoFlights({ api, market, direction, from, to, date, hrefOf }: NoFlightsProps) {
  const t = useTranslations('flightResults.empty');
  const { data } = useQuery(availableDatesQuery(api, from.code, to.code));
  const names = { origin: from.name, destination: to.name };
  const dates = nearestDates(data ?? [], date);
  return (
    <EmptyState
      level={3}
      icon="calendar"
      title={t('title', { date: formatDate(date, market, 'date') })}
      text={data?.length === 0 ? t('none', names) : t('text', names)}
      action={
        dates.length > 0 && (
          <ChipList label={t('text', names)}>
            {dates.map((near) => (
              <ChipLink key={near} href={hrefOf(withDay(direction, near))}>
                {formatDate(near, market, 'short')}
              </ChipLink>
            ))}
          </ChipList>
        )
      }
    />
  );
}
