import { addDays, weekday } from '@/lib/dates';

/** `2026-12` and 1 → `2027-01`. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

export const monthOf = (date: string) => date.slice(0, 7);
export const firstOf = (month: string) => `${month}-01`;
export const lastOf = (month: string) => addDays(firstOf(addMonths(month, 1)), -1);

/** The same day in another month, or that month's last day. */
export function sameDayIn(month: string, date: string): string {
  const day = `${month}-${date.slice(8)}`;
  return day > lastOf(month) ? lastOf(month) : day;
}

/** A month's weeks from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  const last = lastOf(month);
  for (
    let monday = addDays(firstOf(month), 1 - weekday(firstOf(month)));
    monday <= last;
    monday = addDays(monday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(monday, index);
        return monthOf(date) === month ? date : null;
      }),
    );
  }
  return weeks;
}

/** Seven dates, Monday to Sunday, to take the days' names from. */
export const sampleWeek = Array.from({ length: 7 }, (_, index) => addDays('2026-06-01', index));
