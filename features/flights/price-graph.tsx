import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { MonthPrices } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import styles from './month.module.scss';

interface PriceGraphProps {
  market: MarketCode;
  prices: MonthPrices;
  chosen: string;
  hrefOf: (date: string) => string;
}

const HEIGHT = 100;
const STEP = 10;

/** A bar a day. The table beside it says the same in words, so to a screen reader it is a picture. */
export function PriceGraph({ market, prices, chosen, hrefOf }: PriceGraphProps) {
  const t = useTranslations('flightResults.month');
  const days = prices.dailyPrices;
  const known = days.flatMap(({ price }) => price ?? []);
  if (known.length === 0) return null;
  const highest = Math.max(...known);
  const lowest = Math.min(...known);
  const money = (amount: number) => formatMoney(amount, prices.currency, market, 'compact');
  return (
    <figure className={styles.graph} aria-hidden="true">
      <figcaption>
        {t('graph')}
        <span>
          {money(lowest)} – {money(highest)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ date, price }, index) => {
          if (price === null) return null;
          const height = (price / highest) * (HEIGHT - 4);
          return (
            <a key={date} href={hrefOf(date)} tabIndex={-1}>
              <title>{money(price)}</title>
              <rect className={styles.column} x={index * STEP} y={0} width={STEP} height={HEIGHT} />
              <rect
                className={clsx(
                  styles.bar,
                  price === lowest && styles.lowestBar,
                  date === chosen && styles.chosenBar,
                )}
                x={index * STEP + 1}
                y={HEIGHT - height}
                width={STEP - 2}
                height={height}
                rx={1.5}
              />
            </a>
          );
        })}
      </svg>
      <div className={styles.axis}>
        {[1, 8, 15, 22, days.length].map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
    </figure>
  );
}
