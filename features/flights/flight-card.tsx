import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Badge, SeatStatus } from '@/components/badge';
import { Icon } from '@/components/icon';
import { Price } from '@/components/price';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Flight } from '@/lib/contract/flights';
import { daysBetween } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import styles from './flight-card.module.scss';
import type { Direction } from './flight-search';
import { canSelect } from './flight-selection';

export interface FlightCardProps {
  market: MarketCode;
  direction: Direction;
  flight: Flight;
  passengers: number;
  isSelected: boolean;
  onSelect: (flight: Flight) => void;
}

/** One flight as a choice: a radio button whose label is the whole card. */
export function FlightCard({ market, direction, flight, passengers, isSelected, onSelect }: FlightCardProps) {
  const t = useTranslations('flightResults');
  const isOpen = canSelect(flight, passengers);
  const laterDays = daysBetween(flight.departure.slice(0, 10), flight.arrival.slice(0, 10));
  const hasTooFew = !isOpen && flight.seatStatus !== 'soldout';
  const count = flight.availableSeatCount;
  return (
    <label className={clsx(styles.card, flight.isOffer && styles.offer, !isOpen && styles.closed)}>
      <input
        type="radio"
        name={direction}
        value={flight.key}
        checked={isSelected}
        disabled={!isOpen}
        onChange={() => onSelect(flight)}
      />
      <span className={styles.mark} aria-hidden="true">
        <Icon name="check" size="s" />
      </span>
      <span className={styles.times}>
        <VisuallyHidden>
          {t('card.route', {
            departure: flight.departureStr,
            origin: flight.origin.name,
            arrival: flight.arrivalStr,
            destination: flight.destination.name,
          })}
          {'. '}
        </VisuallyHidden>
        <span aria-hidden="true" className={styles.clock}>
          {flight.departureStr}
          <span className={styles.code}>{flight.origin.code}</span>
        </span>
        <span aria-hidden="true" className={clsx(styles.line, !flight.isDirect && styles.stop)} />
        <span aria-hidden="true" className={styles.clock}>
          {flight.arrivalStr}
          <span className={styles.code}>{flight.destination.code}</span>
        </span>
        {laterDays !== 0 && (
          <span className={styles.later}>
            +{laterDays} <VisuallyHidden>{t('card.laterDays', { days: laterDays })}</VisuallyHidden>
          </span>
        )}
      </span>{' '}
      <span className={styles.facts}>
        {t('card.duration', {
          hours: Math.floor(flight.durationMinutes / 60),
          minutes: flight.durationMinutes % 60,
        })}
        {', '}
        {flight.isDirect ? t('card.direct') : t('card.via', { place: flight.via ?? '' })}
      </span>{' '}
      <span className={styles.facts}>
        {flight.carrier.name} <span className={styles.number}>{flight.number}</span>
      </span>{' '}
      <span className={styles.foot}>
        <SeatStatus status={flight.seatStatus}>
          {hasTooFew ? t('card.tooFew', { count }) : t(`seats.${flight.seatStatus}`, { count })}
        </SeatStatus>{' '}
        {flight.seatStatus !== 'soldout' && (
          <Price
            compact
            amount={flight.price}
            currency={flight.currency}
            market={market}
            size="l"
            className={styles.price}
            {...(flight.discountedFrom
              ? { old: { amount: flight.discountedFrom, label: t('card.oldPrice') } }
              : {})}
          />
        )}
      </span>{' '}
      {flight.isOffer && (
        <Badge kind="offer" className={styles.badge}>
          {t('card.offer')}
        </Badge>
      )}
    </label>
  );
}
