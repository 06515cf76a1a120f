import { useTranslations } from 'next-intl';
import { useState } from 'react';
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
  const pagedHref = (towards: PagingDirection) => {
    const date = pagedDate(window, towards);
    return date && hrefOf(withDay(direction, date));
  };

  const pager = (towards: PagingDirection) => (
    <Pager
      name={name}
      towards={towards}
      href={hasMore(window, towards) ? pagedHref(towards) : null}
      isBusy={paging === towards}
      onPage={onPage}
    />
  );

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

const hasMore = (window: FlightWindow, towards: PagingDirection) =>
  towards === 'forward' ? window.hasNext : window.hasPrevious;

interface PagerProps {
  name: string;
  towards: PagingDirection;
  /** Null: nothing flies any more on that side. */
  href: string | null;
  isBusy: boolean;
  onPage: (towards: PagingDirection) => void;
}

function Pager({ name, towards, href, isBusy, onPage }: PagerProps) {
  const t = useTranslations('flightResults.days');
  const word = towards === 'forward' ? 'later' : 'earlier';
  if (!href) return <span className={styles.pagerEnd} />;
  return (
    <a
      className={styles.pager}
      href={href}
      aria-label={t(`${word}Of`, { direction: name })}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        event.preventDefault();
        onPage(towards);
      }}
    >
      {isBusy ? (
        <Spinner size="s" />
      ) : (
        <Icon name={towards === 'forward' ? 'chevron-right' : 'chevron-left'} size="s" />
      )}
      <span>{t(word)}</span>
    </a>
  );
}
