import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Currency } from '@/lib/contract/common';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import styles from './date-dialog.module.scss';

export interface DayMarks {
  departure: string | null;
  returning: string | null;
  /** The one of the two that is being chosen. */
  chosen: string | null;
}

/** `price` is null where nothing flies. */
export interface DayPrice {
  price: number | null;
  currency: Currency;
}

interface DateGridDayProps {
  date: string;
  market: MarketCode;
  disabled: boolean;
  /** One day of the grid can be tabbed to. */
  isFocused: boolean;
  isChosen: boolean;
  /** Unknown while loading, and without a route. */
  price: DayPrice | undefined;
  isLowest: boolean;
  onChoose: (date: string) => void;
}

export function DateGridDay({
  date,
  market,
  disabled,
  isFocused,
  isChosen,
  price,
  isLowest,
  onChoose,
}: DateGridDayProps) {
  const t = useTranslations('searchForm.dates');
  const long = formatDate(date, market, 'long');
  const amount = price?.price == null ? null : formatMoney(price.price, price.currency, market, 'compact');
  return (
    <button
      type="button"
      // The dialog gives its focus to the element with this attribute when it opens.
      ref={(button) => {
        if (isFocused) button?.setAttribute('autofocus', '');
        else button?.removeAttribute('autofocus');
      }}
      data-date={date}
      className={clsx(styles.day, isLowest && styles.lowest, price && !amount && styles.noFlight)}
      tabIndex={isFocused ? 0 : -1}
      disabled={disabled}
      aria-pressed={isChosen}
      onClick={() => onChoose(date)}
    >
      <VisuallyHidden>{price && !amount ? t('dayWithoutFlight', { date: long }) : long}</VisuallyHidden>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className={styles.price}>
        {amount && <VisuallyHidden>, {t('from')} </VisuallyHidden>}
        {amount}
      </span>
    </button>
  );
}
