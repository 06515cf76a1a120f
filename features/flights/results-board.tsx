'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/link-button';
import { LoadingOverlay } from '@/components/loading-overlay';
import { TabNav } from '@/components/tab-nav';
import { formatMoney } from '@/lib/money';
import { flightsOf } from './cheapest-flight';
import { DirectionPanel } from './direction-panel';
import { carriersOf, passesFilters } from './flight-filters';
import type { FlightResultsProps } from './flight-results';
import type { Direction } from './flight-search';
import styles from './flights.module.scss';
import { NoFlights } from './no-flights';
import { ResultsNotices } from './results-notices';
import { missingDirection, shownDate } from './results-state';
import { ResultsTools } from './results-tools';
import { searchFields, stateFields } from './search-url';
import { SelectionBar } from './selection-bar';
import { useResults } from './use-results';

// Its script comes with the month view only; unlike React's lazy, its style sheet is in the first HTML.
const MonthPanel = dynamic(() => import('./month-panel').then((module) => module.MonthPanel));

const panelId = (direction: Direction) => `panel-${direction}`;

/** Both directions, the tools above them and the summary below. */
export function ResultsBoard({ market, today, search, data, fee }: FlightResultsProps) {
  const t = useTranslations('flightResults');
  const results = useResults(market, search);
  const { api, state, selection, flights, hrefOf, go } = results;
  const directions: Direction[] = search.returnDate ? ['out', 'in'] : ['out'];
  const shown = directions.flatMap((direction) => flightsOf(flights.windows[direction]?.dailyFlights ?? []));
  const ends = { out: [data.origin, data.destination], in: [data.destination, data.origin] } as const;
  const isMonth = state.view === 'monthly';

  const askForMissing = () => {
    const direction = missingDirection(selection, search);
    if (!direction) return;
    results.tell({ kind: 'missing', direction });
    document.getElementById(panelId(direction))?.scrollIntoView({ block: 'start' });
  };
  const searchNearby = (form: HTMLFormElement) => {
    results.setSearching(true);
    form.requestSubmit();
  };

  return (
    <>
      <div className={styles.head}>
        <TabNav
          label={t('view.label')}
          look="pill"
          items={(['flights', 'monthly'] as const).map((view) => ({
            href: hrefOf({ view }),
            text: t(`view.${view}`),
            icon: view === 'flights' ? ('list' as const) : ('calendar' as const),
            current: view === state.view,
          }))}
        />
        <p className={styles.priceNote}>
          {t('priceNote')} {t('feeNote', { fee: formatMoney(fee.amount, fee.currency, market, 'compact') })}
        </p>
      </div>
      {!isMonth && (
        <div className={styles.tools}>
          <ResultsTools
            search={search}
            state={state}
            carriers={carriersOf(shown)}
            nearby={data.nearby}
            names={{ origin: data.origin.name, destination: data.destination.name }}
            count={{
              shown: shown.filter((flight) => passesFilters(flight, state)).length,
              total: shown.length,
            }}
            hrefOf={hrefOf}
            onChange={(changes) => go(changes)}
            onNearby={searchNearby}
          />
          <LinkButton
            href={hrefOf({ focus: 'cheapest', out: null, in: null })}
            size="s"
            variant="quiet"
            icon="star"
            onClick={(event) => {
              event.preventDefault();
              void results.selectCheapestNow();
            }}
          >
            {t('tools.cheapest')}
          </LinkButton>
        </div>
      )}
      <form
        method="get"
        className={styles.board}
        onSubmit={(event) => {
          event.preventDefault();
          askForMissing();
        }}
      >
        {[...searchFields(search), ...stateFields({ ...state, out: null, in: null })].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ResultsNotices market={market} notices={results.notices} windows={flights.windows} />
        {directions.map((direction) => {
          const [from, to] = ends[direction];
          const window = flights.windows[direction];
          const isEmpty = window !== null && flightsOf(window.dailyFlights).length === 0;
          const common = { market, search, state, direction, hrefOf };
          return (
            <section
              key={direction}
              id={panelId(direction)}
              className={styles.panel}
              aria-labelledby={`${panelId(direction)}-name`}
            >
              <div className={styles.panelHead}>
                <h2 id={`${panelId(direction)}-name`}>
                  {t(`direction.${direction}`)}{' '}
                  <span className={styles.panelRoute}>
                    {t('direction.route', { origin: from.name, destination: to.name })}
                  </span>
                </h2>
              </div>
              {isMonth && <MonthPanel {...common} api={api} today={today} go={go} />}
              {!isMonth && window && !isEmpty && (
                <DirectionPanel
                  {...common}
                  window={window}
                  paging={flights.paging[direction]}
                  onPage={(towards) => void results.page(direction, towards)}
                  onSelect={(flight) => results.select(direction, flight)}
                />
              )}
              {!isMonth && isEmpty && (
                <NoFlights
                  {...common}
                  api={api}
                  from={from}
                  to={to}
                  date={shownDate(search, state, direction)}
                />
              )}
            </section>
          );
        })}
        {(!isMonth || selection.out || selection.in) && (
          <SelectionBar api={api} market={market} search={search} selection={selection} />
        )}
      </form>
      <LoadingOverlay
        active={results.isSearching || flights.isLoading}
        title={t('overlay.title')}
        text={t('overlay.text', { origin: data.origin.name, destination: data.destination.name })}
      />
    </>
  );
}
