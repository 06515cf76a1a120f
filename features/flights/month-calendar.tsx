import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { DailyPrice, MonthPrices } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { sampleWeek, weeksOf } from './calendar-month';
import styles from './month.module.scss';
import { PriceGraph } from './price-graph';

export interface MonthCalendarProps {
  market: MarketCode;
  today: string;
  prices: MonthPrices;
  chosen: string;
  caption: string;
  /** The four-day view of a day. */
  hrefOf: (date: string) => string;
}

/** The day's place among the month's prices: the third with the lowest, the middle, the highest. */
function levelOf(price: number, sorted: readonly number[]): 'low' | 'middle' | 'high' {
  const place = sorted.indexOf(price) / Math.max(1, sorted.length - 1);
  if (place < 0.34) return 'low';
  return place < 0.67 ? 'middle' : 'high';
}

/** A month as a calendar of lowest prices, and the same prices as a graph. */
export function MonthCalendar({ market, today, prices, chosen, caption, hrefOf }: MonthCalendarProps) {
  const byDate = new Map(prices.dailyPrices.map((day) => [day.date, day]));
  const sorted = prices.dailyPrices.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  return (
    <div className={styles.month}>
      <table className={styles.calendar}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {sampleWeek.map((day) => (
              <th key={day} scope="col">
                {formatDate(day, market, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(prices.month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (
                <td key={date ?? sampleWeek[index]}>
                  {date && (
                    <Day
                      market={market}
                      date={date}
                      day={date < today ? undefined : byDate.get(date)}
                      currency={prices.currency}
                      sorted={sorted}
                      isChosen={date === chosen}
                      href={hrefOf(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PriceGraph market={market} prices={prices} chosen={chosen} hrefOf={hrefOf} />
    </div>
  );
}

interface DayProps {
  market: MarketCode;
  date: string;
  day: DailyPrice | undefined;
  currency: MonthPrices['currency'];
  sorted: readonly number[];
  isChosen: boolean;
  href: string;
}

function Day({ market, date, day, currency, sorted, isChosen, href }: DayProps) {
  const t = useTranslations('flightResults.month');
  const number = (
    <span className={styles.number} aria-hidden="true">
      {Number(date.slice(8))}
    </span>
  );
  if (day?.price == null || day.status === null || day.status === 'soldout') {
    return (
      <span className={styles.closed}>
        <VisuallyHidden>{t('dayNone', { date: formatDate(date, market, 'long') })}</VisuallyHidden>
        {number}
        <span className={styles.price} aria-hidden="true">
          –
        </span>
      </span>
    );
  }
  const price = formatMoney(day.price, currency, market, 'compact');
  const isOffer = day.price === sorted[0];
  const remarks = [t(`seats.${day.status}`), isOffer && t('offer'), isChosen && t('chosen')].filter(Boolean);
  return (
    <a
      className={clsx(
        styles.cell,
        styles[levelOf(day.price, sorted)],
        isOffer && styles.offer,
        isChosen && styles.chosen,
      )}
      href={href}
      aria-current={isChosen ? 'date' : undefined}
    >
      <VisuallyHidden>{formatDate(date, market, 'long')}, </VisuallyHidden>
      {number}
      <span className={styles.price}>
        <VisuallyHidden>{t('from')} </VisuallyHidden>
        {price}
      </span>
      <VisuallyHidden>, {remarks.join(', ')}</VisuallyHidden>
      <span className={clsx(styles.seats, styles[day.status])} />
    </a>
  );
}
