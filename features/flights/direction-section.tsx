import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import type { Airport } from '@/lib/contract/locations';
import type { MarketCode } from '@/lib/markets';
import { flightsOf } from './cheapest-flight';
import { DirectionPanel } from './direction-panel';
import type { Direction, FlightSearch } from './flight-search';
import styles from './flights.module.scss';
import { NoFlights } from './no-flights';
import { shownDate } from './results-state';
import type { Results } from './use-results';

// Its script comes with the month view only; unlike React's lazy, its style sheet is in the first HTML.
const MonthPanel = dynamic(() => import('./month-panel').then((module) => module.MonthPanel));

export const sectionId = (direction: Direction) => `panel-${direction}`;

interface DirectionSectionProps {
  market: MarketCode;
  today: string;
  search: FlightSearch;
  direction: Direction;
  from: Airport;
  to: Airport;
  results: Results;
}

/** One direction under its heading: its months, its days, or on which days there are flights. */
export function DirectionSection({
  market,
  today,
  search,
  direction,
  from,
  to,
  results,
}: DirectionSectionProps) {
  const t = useTranslations('flightResults');
  const { api, state, flights, hrefOf } = results;
  const id = sectionId(direction);
  const common = { market, search, state, direction, hrefOf };
  const window = flights.windows[direction];
  const isEmpty = window !== null && flightsOf(window.dailyFlights).length === 0;
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={styles.panelName}>
        {t(`direction.${direction}`)}{' '}
        <span className={styles.panelRoute}>
          {t('direction.route', { origin: from.name, destination: to.name })}
        </span>
      </h2>
      {state.view === 'monthly' && <MonthPanel {...common} api={api} today={today} go={results.go} />}
      {state.view === 'flights' && window && !isEmpty && (
        <DirectionPanel
          {...common}
          window={window}
          paging={flights.paging[direction]}
          onPage={(towards) => void results.page(direction, towards)}
          onSelect={(flight) => results.select(direction, flight)}
        />
      )}
      {state.view === 'flights' && isEmpty && (
        <NoFlights {...common} api={api} from={from} to={to} date={shownDate(search, state, direction)} />
      )}
      {state.view === 'flights' && flights.failed[direction] && (
        <Alert kind="error" live action={<a href={hrefOf({})}>{t('days.retry')}</a>}>
          {t('days.failed')}
        </Alert>
      )}
    </section>
  );
}
