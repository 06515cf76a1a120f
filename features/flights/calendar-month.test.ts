import { expect, it } from 'vitest';
import { addMonths, lastOf, sameDayIn, sampleWeek, weeksOf } from './calendar-month';

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-12', -12, '2025-12'],
  ['2027-01', -1, '2026-12'],
  ['2026-12', 13, '2028-01'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

it('ends a month on its last day, also in a leap year', () => {
  expect([lastOf('2026-12'), lastOf('2028-02'), lastOf('2027-02')]).toEqual([
    '2026-12-31',
    '2028-02-29',
    '2027-02-28',
  ]);
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2027-03', '2027-01-31')).toBe('2027-03-31');
});

it('lays a month out in weeks that start on Monday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeks.at(-1)?.slice(3)).toEqual(['2026-12-31', null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

it('names the days of a week that starts on Monday', () => {
  expect(new Date(`${sampleWeek[0]}T12:00:00Z`).getUTCDay()).toBe(1);
  expect(sampleWeek).toHaveLength(7);
});
