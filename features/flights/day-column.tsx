import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { DayOfFlights, Flight } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { cheapestFlight } from './cheapest-flight';
import { FlightCard } from './flight-card';
import { arrangeFlights } from './flight-filters';
import type { Direction } from './flight-search';
import styles from './flights.module.scss';
import type { FlightFilters, FlightSort } from './search-url';

export interface DayColumnProps {
  market: MarketCode;
  direction: Direction;
  day: DayOfFlights;
  filters: FlightFilters;
  sort: FlightSort;
  passengers: number;
  selectedKey: string | null;
  /** The one day that a narrow screen shows. */
  isActive: boolean;
  onSelect: (flight: Flight) => void;
}

export const dayId = (direction: Direction, date: string) => `${direction}-${date}`;

/** One day's flights under its date. */
export function DayColumn({
  market,
  direction,
  day,
  isActive,
  filters,
  sort,
  selectedKey,
  ...card
}: DayColumnProps) {
  const t = useTranslations('flightResults.days');
  const id = dayId(direction, day.date);
  const cheapest = cheapestFlight(day.flights, card.passengers);
  const flights = arrangeFlights(day.flights, filters, sort);
  return (
    <section
      id={id}
      className={clsx(styles.day, isActive && styles.activeDay)}
      aria-labelledby={`${id}-name`}
    >
      <h3 id={`${id}-name`} className={styles.dayName}>
        {formatDate(day.date, market, 'short')}{' '}
        {cheapest && (
          <span className={styles.dayPrice}>
            {t('from')} {formatMoney(cheapest.price, cheapest.currency, market, 'compact')}
          </span>
        )}
      </h3>
      {flights.map((flight) => (
        <FlightCard
          key={flight.key}
          {...card}
          market={market}
          direction={direction}
          flight={flight}
          isSelected={flight.key === selectedKey}
        />
      ))}
      {flights.length === 0 && (
        <p className={styles.noFlights}>{t(day.flights.length === 0 ? 'noFlights' : 'allFiltered')}</p>
      )}
    </section>
  );
}
