import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { DayOfFlights } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { cheapestFlight } from './cheapest-flight';
import { dayId } from './day-column';
import type { Direction } from './flight-search';
import styles from './flights.module.scss';

interface DayStripProps {
  market: MarketCode;
  direction: Direction;
  days: readonly DayOfFlights[];
  passengers: number;
  active: string | null;
  onActive: (date: string) => void;
}

/** On a narrow screen: the days side by side with their lowest price, one of them open below. */
export function DayStrip({ market, direction, days, passengers, active, onActive }: DayStripProps) {
  const t = useTranslations('flightResults');
  return (
    <nav className={styles.strip} aria-label={t('days.label', { direction: t(`direction.${direction}`) })}>
      {days.map(({ date, flights }) => {
        const cheapest = cheapestFlight(flights, passengers);
        return (
          <a
            key={date}
            href={`#${dayId(direction, date)}`}
            className={clsx(styles.stripDay, cheapest?.isOffer && styles.stripOffer)}
            aria-current={date === active ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onActive(date);
            }}
          >
            <span>{formatDate(date, market, 'short')}</span>
            <strong>
              {cheapest ? formatMoney(cheapest.price, cheapest.currency, market, 'compact') : '–'}
            </strong>
          </a>
        );
      })}
    </nav>
  );
}
