import { expect, it } from 'vitest';
import { arrangeFlights, carriersOf, isFiltered } from './flight-filters';
import { madeFlight } from './testing/made-flights';

const corendon = { code: 'CD', name: 'Corendon' };
const early = madeFlight({ key: 'early', price: 20000, durationMinutes: 300, isDirect: false });
const noon = madeFlight({ key: 'noon', departure: '2026-12-12T12:00:00', price: 15000, carrier: corendon });
const late = madeFlight({
  key: 'late',
  departure: '2026-12-12T18:00:00',
  price: 15000,
  durationMinutes: 210,
});
const gone = madeFlight({ key: 'gone', departure: '2026-12-12T09:00:00', price: 100, seatStatus: 'soldout' });
const day = [late, gone, noon, early];
const all = { direct: false, times: [], carriers: [] };
const keys = (found: { key: string }[]) => found.map(({ key }) => key);

it.each([
  ['departure', ['early', 'gone', 'noon', 'late']],
  ['price', ['noon', 'late', 'early', 'gone']],
  ['duration', ['late', 'gone', 'noon', 'early']],
] as const)('sorts a day by %s', (sort, expected) => {
  expect(keys(arrangeFlights(day, all, sort))).toEqual(expected);
});

it.each([
  [{ direct: true }, ['gone', 'noon', 'late']],
  [{ times: ['morning'] as const }, ['early', 'gone']],
  [{ times: ['afternoon', 'evening'] as const }, ['noon', 'late']],
  [{ carriers: ['CD'] }, ['noon']],
  [{ carriers: ['CD'], times: ['morning'] as const }, []],
])('shows with filters %j', (filters, expected) => {
  expect(keys(arrangeFlights(day, { ...all, ...filters }, 'departure'))).toEqual(expected);
  expect(isFiltered({ ...all, ...filters })).toBe(true);
});

it('names each carrier once', () => {
  expect(carriersOf(day).map(({ name }) => name)).toEqual(['Corendon', 'Transavia']);
  expect(isFiltered(all)).toBe(false);
});
