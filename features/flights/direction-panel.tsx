import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/alert';
import { Icon } from '@/components/icon';
import { Spinner } from '@/components/spinner';
import type { Flight, PagingDirection } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import { DayColumn } from './day-column';
import { DayStrip } from './day-strip';
import type { Direction, FlightSearch } from './flight-search';
import { type FlightWindow, pagedDate } from './flight-window';
import styles from './flights.module.scss';
import { shownDate, withDay } from './results-state';
import type { ResultsState } from './search-url';
import type { PagingState } from './use-flight-windows';

export interface DirectionPanelProps {
  market: MarketCode;
  search: FlightSearch;
  state: ResultsState;
  direction: Direction;
  window: FlightWindow;
  paging: PagingState;
  hrefOf: (changes: Partial<ResultsState>) => string;
  onPage: (towards: PagingDirection) => void;
  onSelect: (flight: Flight) => void;
}

/** The four days of one direction: a radio group of all its flights, and links to the days around them. */
export function DirectionPanel({
  market,
  search,
  state,
  direction,
  window,
  paging,
  hrefOf,
  onPage,
  onSelect,
}: DirectionPanelProps) {
  const t = useTranslations('flightResults');
  const days = window.dailyFlights;
  const asked = shownDate(search, state, direction);
  const [opened, setOpened] = useState<string | null>(null);
  const selectedDate = days.find(({ flights }) => flights.some(({ key }) => key === state[direction]))?.date;
  const isShown = (date: string | undefined | null) => days.some((day) => day.date === date);
  const active = [opened, selectedDate, asked].find(isShown) ?? days[0]?.date ?? null;
  const name = t(`direction.${direction}`);

  const pager = (towards: PagingDirection): ReactNode => {
    const isForward = towards === 'forward';
    const date = pagedDate(window, towards);
    const word = isForward ? 'later' : 'earlier';
    const icon = <Icon name={isForward ? 'chevron-right' : 'chevron-left'} size="s" />;
    if (!date || !(isForward ? window.hasNext : window.hasPrevious))
      return <span className={styles.pagerEnd} />;
    return (
      <a
        className={styles.pager}
        href={hrefOf(withDay(direction, date))}
        aria-label={t(`days.${word}Of`, { direction: name })}
        aria-busy={paging === towards || undefined}
        onClick={(event) => {
          event.preventDefault();
          onPage(towards);
        }}
      >
        {paging === towards ? <Spinner size="s" /> : icon}
        <span>{t(`days.${word}`)}</span>
      </a>
    );
  };

  return (
    <>
      <div className={styles.pagers}>
        {pager('back')}
        <DayStrip
          market={market}
          direction={direction}
          days={days}
          passengers={search.passengers}
          active={active}
          onActive={setOpened}
        />
        {pager('forward')}
      </div>
      {paging === 'failed' && (
        <Alert kind="error" live>
          {t('days.failed')}
        </Alert>
      )}
      <fieldset className={styles.days}>
        <legend className={styles.hiddenLegend}>{name}</legend>
        {days.map((day) => (
          <DayColumn
            key={day.date}
            market={market}
            direction={direction}
            day={day}
            filters={state}
            sort={state.sort}
            passengers={search.passengers}
            selectedKey={state[direction]}
            isActive={day.date === active}
            onSelect={onSelect}
          />
        ))}
      </fieldset>
    </>
  );
}
