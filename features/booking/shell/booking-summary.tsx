import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/alert';
import { Disclosure } from '@/components/disclosure';
import type { PriceNotice, TravellerType } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import styles from './booking-page.module.scss';
import { LivePriceLines, LiveTotal } from './live-price';
import { type TripLeg, TripSummary } from './trip-summary';

export interface BookingSummaryProps {
  market: MarketCode;
  legs: readonly TripLeg[];
  party: Record<TravellerType, number>;
  /** Told with the price, paid elsewhere. */
  notices: readonly PriceNotice[];
  /** A package shows its hotel here. */
  children?: ReactNode;
}

/** What is being booked and what it costs: beside the step on a desktop, inside the bar on a phone. */
export function BookingSummary({ market, legs, party, notices, children }: BookingSummaryProps) {
  const t = useTranslations('bookingSteps.summary');
  return (
    <div className={styles.summary}>
      <TripSummary legs={legs} market={market} />
      {children}
      <p className={styles.party}>{t('party', party)}</p>
      <div className={styles.totalBlock}>
        <p className={styles.total}>
          <span>{t('total')}</span>
          <strong>
            <LiveTotal />
          </strong>
        </p>
        <p className={styles.fine}>{t('allIn')}</p>
        <Disclosure look="plain" summary={t('lines')}>
          <LivePriceLines caption={t('lines')} totalText={t('total')} />
        </Disclosure>
      </div>
      {notices.map((notice) => (
        <Alert key={notice.code} kind="warning">
          {notice.text}
        </Alert>
      ))}
    </div>
  );
}
