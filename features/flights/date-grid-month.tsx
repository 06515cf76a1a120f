import clsx from 'clsx';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { firstOf, sampleWeek, weeksOf } from './calendar-month';
import styles from './date-dialog.module.scss';
import { DateGridDay, type DayMarks, type DayPrice } from './date-grid-day';

interface DateGridMonthProps {
  market: MarketCode;
  month: string;
  range: { first: string; last: string };
  /** The one day that can be tabbed to. */
  focused: string;
  marks: DayMarks;
  priceOf: (date: string) => DayPrice | undefined;
  /** Of all days on screen. */
  lowest: number;
  onChoose: (date: string) => void;
}

/** One month's days to choose from. */
export function DateGridMonth({
  market,
  month,
  range,
  focused,
  marks,
  priceOf,
  lowest,
  onChoose,
}: DateGridMonthProps) {
  return (
    <table className={styles.month}>
      <caption aria-live="polite">{formatDate(firstOf(month), market, 'month')}</caption>
      <thead>
        <tr>
          {sampleWeek.map((day) => (
            <th key={day} scope="col">
              <abbr title={formatDate(day, market, 'long').split(/[\s,]/)[0]}>
                {formatDate(day, market, 'weekday').slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td
                key={date ?? `empty-${sampleWeek[index]}`}
                className={clsx(date && rangeClass(date, marks))}
              >
                {date && (
                  <DateGridDay
                    date={date}
                    market={market}
                    disabled={date < range.first || date > range.last}
                    isFocused={date === focused}
                    isChosen={date === marks.chosen}
                    price={priceOf(date)}
                    isLowest={priceOf(date)?.price === lowest}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days between the two chosen dates, and those dates themselves. */
function rangeClass(date: string, { departure, returning }: DayMarks): string | undefined {
  if (date === departure || date === returning) return styles.end;
  if (departure && returning && date > departure && date < returning) return styles.between;
  return undefined;
}
