import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Market, MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import styles from './price-lines.module.scss';

export interface PriceLineItem {
  id: string;
  text: ReactNode;
  /** Minor units, for all of `count` together. */
  amount: number;
  count?: number;
  /** Under the text, smaller. */
  note?: ReactNode;
}

export interface PriceLinesProps {
  /** Says what the table adds up, for a screen reader. */
  caption: string;
  captionHidden?: boolean;
  lines: readonly PriceLineItem[];
  total: { text: ReactNode; amount: number; note?: ReactNode };
  currency: Market['currency'];
  market: MarketCode;
  /** For an amount of 0, for example "included". */
  freeText?: string;
}

/** Every line of a total, and the total they add up to. The lines must add up: it is not computed here. */
export function PriceLines({
  caption,
  captionHidden = false,
  lines,
  total,
  currency,
  market,
  freeText,
}: PriceLinesProps) {
  return (
    <table className={styles.table}>
      <caption className={clsx(styles.caption, captionHidden && styles.hidden)}>{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.count !== undefined && line.count > 1 && (
                <span className={styles.count}>{line.count} × </span>
              )}
              {line.text}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </th>
            <td>{line.amount === 0 && freeText ? freeText : formatMoney(line.amount, currency, market)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {total.text}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </th>
          <td>{formatMoney(total.amount, currency, market)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
