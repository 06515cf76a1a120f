import { addDays, fromTypedDate, isCalendarDate } from '@/lib/dates';
import monthNames from './month-names.json';

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** 1 to 12 for a month's name in a language of the shop, or for its first three letters or more. */
function monthNumber(word: string): number | null {
  const start = plain(word).replace(/\.$/, '');
  if (start.length < 3) return null;
  const index = monthNames.findIndex((names) => names.some((name) => name.startsWith(start)));
  return index === -1 ? null : index + 1;
}

/** Two digits mean this century; without a year, the next time that the day comes. */
function withYear(day: string, month: string | number, year: string | undefined, today: string) {
  const dated = (full: string | number) =>
    `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return dated(year.length === 2 ? `20${year}` : year);
  const thisYear = Number(today.slice(0, 4));
  const next = dated(thisYear);
  return next < today ? dated(thisYear + 1) : next;
}

const existing = (date: string) => (isCalendarDate(date) ? date : null);

/**
 * A date as visitors type it: `24-12-2026` (specification §5), also `24/12/26`, `24-12`, `2026-12-24`,
 * `24 december 2026`, `do 24 dec`, `December 24, 2026`. Null for what is no date.
 */
export function readTypedDate(text: string, today: string): string | null {
  const typed = text.trim();
  const full = fromTypedDate(typed) ?? existing(typed);
  if (full) return full;

  const [, day, month, year] = /^(\d{1,2})[-./ ](\d{1,2})(?:[-./ ](\d{2}))?$/.exec(typed) ?? [];
  if (day && month) return existing(withYear(day, month, year, today));

  const words = plain(typed).split(/[\s,]+/);
  const numbers = words.filter((word) => /^\d/.test(word)).map((word) => word.replace(/\D+$/, ''));
  const named = words.filter((word) => /^\p{L}/u.test(word));
  const [writtenDay, writtenYear] = numbers;
  const writtenMonth = named.map(monthNumber).find((found) => found !== null);
  // A day's name may stand beside the month's; anything more is no date.
  if (!writtenDay || !writtenMonth || numbers.length > 2 || named.length > 2) return null;
  if (writtenDay.length > 2 || (writtenYear && ![2, 4].includes(writtenYear.length))) return null;
  return existing(withYear(writtenDay, writtenMonth, writtenYear, today));
}

/** Specification §9: departure tomorrow. */
export const defaultDeparture = (today: string) => addDays(today, 1);
