import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { RouteRates } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { firstOf } from './calendar-month';
import styles from './month.module.scss';

interface MonthStripProps {
  market: MarketCode;
  today: string;
  label: string;
  rates: RouteRates;
  /** The month that is shown. */
  month: string;
  /** Of the month's first day, or today. */
  hrefOf: (first: string) => string;
  onMonth: (first: string) => void;
}

/** The coming months side by side, each with its lowest price. */
export function MonthStrip({ market, today, label, rates, month, hrefOf, onMonth }: MonthStripProps) {
  const t = useTranslations('flightResults.month');
  const strip = useRef<HTMLElement>(null);

  // The month that is shown is in sight among the others.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-month="${month}"]`);
    if (!strip.current || !current) return;
    strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - current.offsetWidth;
  }, [month]);

  return (
    <nav ref={strip} className={styles.months} aria-label={label}>
      {rates.rates.map((rate) => {
        const first = firstOf(rate.month) > today ? firstOf(rate.month) : today;
        const price = rate.rate === null ? null : formatMoney(rate.rate, rates.currency, market, 'compact');
        return (
          <a
            key={rate.month}
            data-month={rate.month}
            href={hrefOf(first)}
            aria-current={rate.month === month ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onMonth(first);
            }}
          >
            <span>{formatDate(first, market, 'month')}</span>
            <strong>{price ? t('monthFrom', { price }) : t('noPrice')}</strong>
          </a>
        );
      })}
    </nav>
  );
}
