'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import type { MonthPrices } from '@/lib/contract/flights';
import { addDays, weekday } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { addMonths, monthOf, sameDayIn } from './calendar-month';
import styles from './date-dialog.module.scss';
import type { DayMarks } from './date-grid-day';
import { DateGridMonth } from './date-grid-month';

export interface DateGridProps {
  market: MarketCode;
  /** The months side by side; a narrow screen shows the first. */
  months: readonly string[];
  range: { first: string; last: string };
  /** The day that has the focus at first. */
  start: string;
  marks: DayMarks;
  prices: readonly MonthPrices[];
  onMonth: (month: string) => void;
  onChoose: (date: string) => void;
}

/** Where a key leads to from a date (ARIA Authoring Practices, date picker dialog); null: another key. */
function dateByKey(event: KeyboardEvent, date: string): string | null {
  const year = event.shiftKey ? 12 : 1;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekday(date));
    case 'End':
      return addDays(date, 7 - weekday(date));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(date), -year), date);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(date), year), date);
    default:
      return null;
  }
}

const within = (date: string, { first, last }: DateGridProps['range']) =>
  date < first ? first : date > last ? last : date;

export function DateGrid({ market, months, range, start, marks, prices, onMonth, onChoose }: DateGridProps) {
  const t = useTranslations('searchForm.dates');
  const [focused, setFocused] = useState(start);
  // Within an open dialog the day takes the focus; a dialog that opens gives it by itself.
  const shouldFocus = useRef(true);
  const grids = useRef<HTMLDivElement>(null);
  const [shown = '', second = ''] = months;
  const byDate = new Map(
    prices.flatMap((month) =>
      month.dailyPrices.map((day) => [day.date, { ...day, currency: month.currency }]),
    ),
  );
  const lowest = Math.min(...[...byDate.values()].flatMap((day) => day.price ?? []));

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    if (!grids.current?.closest('dialog')?.open) return;
    grids.current.querySelector<HTMLButtonElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateByKey(event, focused);
    if (!next) return;
    event.preventDefault();
    const date = within(next, range);
    shouldFocus.current = true;
    setFocused(date);
    // The second month is hidden on a narrow screen, so the focused day's month is always the first there.
    const secondIsHidden =
      grids.current?.lastElementChild instanceof HTMLElement &&
      grids.current.lastElementChild.offsetParent === null;
    if (monthOf(date) < shown || monthOf(date) > second || (secondIsHidden && monthOf(date) !== shown))
      onMonth(monthOf(date));
  };
  const page = (by: number) => {
    const month = addMonths(shown, by);
    onMonth(month);
    setFocused(within(sameDayIn(month, focused), range));
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.pager}>
        <button
          type="button"
          aria-label={t('previous')}
          disabled={shown <= monthOf(range.first)}
          onClick={() => page(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          aria-label={t('next')}
          disabled={shown >= monthOf(range.last)}
          onClick={() => page(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside. */}
      <div ref={grids} className={styles.months} onKeyDown={onKeyDown}>
        {months.map((month) => (
          <DateGridMonth
            key={month}
            market={market}
            month={month}
            range={range}
            focused={focused}
            marks={marks}
            priceOf={(date) => byDate.get(date)}
            lowest={lowest}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}
