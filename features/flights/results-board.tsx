'use client';

import { useTranslations } from 'next-intl';
import { LoadingOverlay } from '@/components/loading-overlay';
import { DirectionSection, sectionId } from './direction-section';
import type { FlightResultsProps } from './flight-results';
import type { Direction } from './flight-search';
import styles from './flights.module.scss';
import { ResultsHead } from './results-head';
import { ResultsNotices } from './results-notices';
import { missingDirection } from './results-state';
import { searchFields, stateFields } from './search-url';
import { SelectionBar } from './selection-bar';
import { useResults } from './use-results';

/** Both directions, the tools above them and the summary below. */
export function ResultsBoard({ market, today, search, data, fee }: FlightResultsProps) {
  const t = useTranslations('flightResults.overlay');
  const results = useResults(market, search);
  const { api, state, selection, flights } = results;
  const directions: Direction[] = search.returnDate ? ['out', 'in'] : ['out'];
  const ends = { out: [data.origin, data.destination], in: [data.destination, data.origin] } as const;
  const hasSelection = selection.out !== null || selection.in !== null;

  const askForMissing = () => {
    const direction = missingDirection(selection, search);
    if (!direction) return;
    results.tell({ kind: 'missing', direction });
    document.getElementById(sectionId(direction))?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <ResultsHead market={market} search={search} data={data} fee={fee} results={results} />
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
        <ResultsNotices
          market={market}
          notices={results.notices}
          windows={flights.windows}
          onClose={results.isTold ? () => results.tell(null) : undefined}
        />
        {directions.map((direction) => (
          <DirectionSection
            key={direction}
            market={market}
            today={today}
            search={search}
            direction={direction}
            from={ends[direction][0]}
            to={ends[direction][1]}
            results={results}
          />
        ))}
        {(state.view === 'flights' || hasSelection) && (
          <SelectionBar api={api} market={market} search={search} selection={selection} />
        )}
      </form>
      <LoadingOverlay
        active={results.isSearching || flights.isLoading}
        title={t('title')}
        text={t('text', { origin: data.origin.name, destination: data.destination.name })}
      />
    </>
  );
}
