import { expect, it } from 'vitest';
import { defaultDeparture, readTypedDate } from './typed-date';

const today = '2026-12-20';

it.each([
  ['24-12-2026', '2026-12-24'],
  ['4.1.2027', '2027-01-04'],
  ['24/12/26', '2026-12-24'],
  ['24-12', '2026-12-24'],
  ['3-1', '2027-01-03'],
  ['20-12', '2026-12-20'],
  ['2026-12-24', '2026-12-24'],
  ['24 december 2026', '2026-12-24'],
  ['do 24 dec', '2026-12-24'],
  ['Thursday 24 December', '2026-12-24'],
  ['December 24, 2026', '2026-12-24'],
  ['24th of December', '2026-12-24'],
  ['Thursday the 24th of December', null],
  ['3 mrt', '2027-03-03'],
  ['1 août 2027', '2027-08-01'],
  ['5 maj', '2027-05-05'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', null],
  ['31 november 2026', null],
  ['24 foo 2026', null],
  ['24 de 2026', null],
  ['12', null],
  ['', null],
  ['morgen', null],
  ['24 12 dec 2026', null],
])('reads %j as %j', (typed, date) => {
  expect(readTypedDate(typed, today)).toBe(date);
});

it('proposes to leave tomorrow, also across the end of the year', () => {
  expect(defaultDeparture('2026-12-31')).toBe('2027-01-01');
});
