import { type MarketCode, markets } from './markets';

/** A calendar date, `2026-12-24`: no time, no zone. */
export type CalendarDateText = string;

const DAY_MS = 86_400_000;
const CALENDAR = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Noon-free arithmetic: a calendar date as days since 1970, by the proleptic Gregorian calendar. */
function dayNumber(date: CalendarDateText): number {
  const [, year, month, day] = CALENDAR.exec(date) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

const fromDayNumber = (days: number): CalendarDateText => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** True for a date that exists: `2026-02-30` does not. */
export function isCalendarDate(text: string): boolean {
  return CALENDAR.test(text) && Number.isFinite(dayNumber(text)) && fromDayNumber(dayNumber(text)) === text;
}

/** `20261224` (§9) as a calendar date, or null when it is none. */
export function fromPathDate(text: string): CalendarDateText | null {
  const date = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isCalendarDate(date) ? date : null;
}

export function addDays(date: CalendarDateText, days: number): CalendarDateText {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDateText, to: CalendarDateText): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekday(date: CalendarDateText): number {
  return ((dayNumber(date) + 3) % 7) + 1;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than a hundred formats, so each zone's is made once. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone, ...parts });
  clocks.set(timeZone, made);
  return made;
}

/** Today's date on the clocks of a place (`Europe/Amsterdam`). */
export function todayIn(timeZone: string, now: Date = new Date()): CalendarDateText {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Typed `24-12-2026` (also with dots, slashes or single digits) as a calendar date, or null. */
export function fromTypedDate(text: string): CalendarDateText | null {
  const [, day, month, year] = /^\s*(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\s*$/.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** A calendar date as visitors type it, `24-12-2026`. */
export const toTypedDate = (date: CalendarDateText): string => date.split('-').reverse().join('-');

const styles = {
  /** do 24 dec */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** donderdag 24 december 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 24 december 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** december 2026 */
  month: { month: 'long', year: 'numeric' },
  /** do */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A calendar date in the market's language; the date is formatted as such, never shifted by a zone. */
export function formatDate(date: CalendarDateText, market: MarketCode, style: keyof typeof styles): string {
  const key = `${market} ${style}`;
  const known =
    formatters.get(key) ?? new Intl.DateTimeFormat(dateTag(market), { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, known);
  return known.format(new Date(dayNumber(date) * DAY_MS));
}

// International readers get 24 December, as specification §5 has day before month.
const dateTag = (market: MarketCode) =>
  markets[market].language === 'en' ? 'en-GB' : markets[market].languageTag;
