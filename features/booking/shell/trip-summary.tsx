import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import type { FareType } from '@/lib/contract/booking';
import type { Flight } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { arrivalDayShift, departureDate, hoursAndMinutes } from './flight-facts';
import styles from './trip-summary.module.scss';

export interface TripLeg {
  readonly flight: Flight;
  /** Null before fares are chosen. */
  readonly fare: FareType | null;
}

/** The flights of a trip, outbound first. */
export function TripSummary({ legs, market }: { legs: readonly TripLeg[]; market: MarketCode }) {
  return (
    <ol className={styles.legs}>
      {legs.map((leg, index) => (
        <li key={leg.flight.key} className={styles.leg}>
          <Leg leg={leg} inbound={index > 0} market={market} />
        </li>
      ))}
    </ol>
  );
}

function Leg({
  leg: { flight, fare },
  inbound,
  market,
}: {
  leg: TripLeg;
  inbound: boolean;
  market: MarketCode;
}) {
  const t = useTranslations('bookingSteps.trip');
  const shift = arrivalDayShift(flight);
  return (
    <>
      <p className={styles.direction}>
        <Icon name={inbound ? 'landing' : 'take-off'} size="s" />
        <span>
          <b>{inbound ? t('inbound') : t('outbound')}</b> {formatDate(departureDate(flight), market, 'long')}
        </span>
      </p>
      <div className={styles.line}>
        <p className={styles.end}>
          <span className={styles.time}>{flight.departureStr}</span>
          <span className={styles.place}>
            {flight.origin.name} <abbr>{flight.origin.code}</abbr>
          </span>
        </p>
        <p className={styles.between}>
          <span>{t('duration', hoursAndMinutes(flight.durationMinutes))}</span>
          <span className={styles.thread} aria-hidden="true" />
          <span>{flight.isDirect ? t('direct') : t('via', { place: flight.via ?? '' })}</span>
        </p>
        <p className={styles.end}>
          <span className={styles.time}>
            {flight.arrivalStr}
            {shift > 0 && <span className={styles.shift}> {t('daysLater', { days: shift })}</span>}
          </span>
          <span className={styles.place}>
            {flight.destination.name} <abbr>{flight.destination.code}</abbr>
          </span>
        </p>
      </div>
      <p className={styles.carrier}>
        {flight.carrier.name} · {flight.number}
        {fare && <> · {t('fare', { fare })}</>}
      </p>
    </>
  );
}
