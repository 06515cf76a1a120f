import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Market, MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import styles from './price.module.scss';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** Minor units: cents, øre. */
  amount: number;
  currency: Market['currency'];
  market: MarketCode;
  /** Leaves out the decimals of whole amounts: for cards and calendars, never for totals. */
  compact?: boolean;
  /** The price before the discount; struck through, and read as `${label} …`. */
  old?: { amount: number; label: string };
  /** Small words before the figure: "from", "vanaf". */
  before?: ReactNode;
  /** Small words after it: "per person". */
  after?: ReactNode;
  size?: 's' | 'm' | 'l' | 'xl';
  /** A difference: always with its sign. */
  signed?: boolean;
  className?: string;
}

export function Price({
  amount,
  currency,
  market,
  compact = false,
  old,
  before,
  after,
  size = 'm',
  signed = false,
  className,
}: PriceProps) {
  const style = compact ? 'compact' : 'full';
  const sign = signed && amount > 0 ? '+' : '';
  return (
    <span className={clsx(styles.price, styles[size], className)}>
      {old && (
        <s className={styles.old}>
          <VisuallyHidden>{old.label} </VisuallyHidden>
          {formatMoney(old.amount, currency, market, style)}
        </s>
      )}
      {before && <span className={styles.words}>{before} </span>}
      <strong className={styles.figure}>
        {sign}
        {formatMoney(amount, currency, market, style)}
      </strong>
      {after && <span className={styles.words}> {after}</span>}
    </span>
  );
}
