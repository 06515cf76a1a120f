import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDate,
  fromPathDate,
  fromTypedDate,
  isCalendarDate,
  todayIn,
  toTypedDate,
  weekday,
} from './dates';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

test('impossible dates are none', () => {
  expect(['2026-02-30', '2026-13-01', '2026-1-1', 'today', ''].filter(isCalendarDate)).toEqual([]);
  expect(fromPathDate('20260230')).toBeNull();
  expect(fromPathDate('20261224')).toBe('2026-12-24');
});

test('weeks begin on Monday', () => {
  expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([1, 7]);
});

describe('a typed date', () => {
  test.each(['24-12-2026', '24/12/2026', '24.12.2026', ' 24 12 2026 '])('%s is read', (typed) => {
    expect(fromTypedDate(typed)).toBe('2026-12-24');
  });
  test.each(['31-02-2026', '12-24-2026', '24-12-26', 'x'])('%s is refused', (typed) => {
    expect(fromTypedDate(typed)).toBeNull();
  });
  test('is written day first', () => expect(toTypedDate('2026-12-04')).toBe('04-12-2026'));
});

test('today is the date on the clocks of the place', () => {
  const lateEvening = new Date('2026-12-31T23:30:00Z');
  expect(todayIn('Europe/Amsterdam', lateEvening)).toBe('2027-01-01');
  expect(todayIn('America/Curacao', lateEvening)).toBe('2026-12-31');
});

test('a calendar date is written in the language of the market', () => {
  expect(formatDate('2026-12-24', 'nl', 'long')).toBe('donderdag 24 december 2026');
  expect(formatDate('2026-12-24', 'dk', 'date')).toBe('24. december 2026');
  expect(formatDate('2026-12-24', 'en', 'date')).toBe('24 December 2026');
});
