import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/link-button';
import { TabNav } from '@/components/tab-nav';
import { formatMoney } from '@/lib/money';
import { flightsOf } from './cheapest-flight';
import { carriersOf, passesFilters } from './flight-filters';
import type { FlightResultsProps } from './flight-results';
import styles from './flights.module.scss';
import { ResultsTools } from './results-tools';
import type { Results } from './use-results';

const views = [
  { view: 'flights', icon: 'list' },
  { view: 'monthly', icon: 'calendar' },
] as const;

/** Above the flights: the view, what the prices are, sorting and filters, and the cheapest at one press. */
export function ResultsHead({
  market,
  search,
  data,
  fee,
  results,
}: Omit<FlightResultsProps, 'today'> & { results: Results }) {
  const t = useTranslations('flightResults');
  const { state, flights, hrefOf } = results;
  const { out, in: back } = flights.windows;
  const all = [out, back].flatMap((window) => flightsOf(window?.dailyFlights ?? []));
  const shown = all.filter((flight) => passesFilters(flight, state)).length;
  return (
    <>
      <div className={styles.head}>
        <TabNav
          label={t('view.label')}
          look="pill"
          items={views.map(({ view, icon }) => ({
            href: hrefOf({ view }),
            text: t(`view.${view}`),
            icon,
            current: view === state.view,
          }))}
        />
        <p className={styles.priceNote}>
          {t('priceNote')} {t('feeNote', { fee: formatMoney(fee.amount, fee.currency, market, 'compact') })}
        </p>
      </div>
      {state.view === 'flights' && (
        <div className={styles.tools}>
          <ResultsTools
            search={search}
            state={state}
            carriers={carriersOf(all)}
            nearby={data.nearby}
            names={{ origin: data.origin.name, destination: data.destination.name }}
            count={{ shown, total: all.length }}
            hrefOf={hrefOf}
            onChange={results.go}
            onNearby={(form) => {
              results.setSearching(true);
              form.requestSubmit();
            }}
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
    </>
  );
}
