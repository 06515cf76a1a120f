import { describe, expect, it } from 'vitest';
import { askedDateOf, findFlight, pagedDate, shiftWindow } from './flight-window';
import { madeDays, madeFlight, madeResult } from './testing/made-flights';

const window = madeResult(madeDays('2026-12-11'), { hasPrevious: false });
const dates = (shifted: { dailyFlights: readonly { date: string }[] }) =>
  shifted.dailyFlights.map((day) => day.date);

describe('paging through the days', () => {
  it('forward drops the first day and adds the next one', () => {
    const next = shiftWindow(window, 'forward', { hasMore: true, dailyFlights: madeDays('2026-12-15', 1) });
    expect(dates(next)).toEqual(['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15']);
    expect(next).toMatchObject({ hasNext: true, hasPrevious: true });
  });

  it('back drops the last day and adds the one before', () => {
    const previous = shiftWindow(window, 'back', { hasMore: false, dailyFlights: madeDays('2026-12-10', 1) });
    expect(dates(previous)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13']);
    expect(previous).toMatchObject({ hasNext: true, hasPrevious: false });
  });

  it('ends where the answer says that there is no more', () => {
    const end = shiftWindow(window, 'forward', { hasMore: false, dailyFlights: madeDays('2026-12-15', 1) });
    expect(end.hasNext).toBe(false);
  });

  it('stays in place when no day came', () => {
    const same = shiftWindow(window, 'forward', { hasMore: false, dailyFlights: [] });
    expect(dates(same)).toEqual(dates(window));
    expect(same).toMatchObject({ hasNext: false, hasPrevious: false });
  });

  it('moves the offer mark to the cheapest flight on screen that is not sold out', () => {
    const flight = (date: string, price: number, seatStatus: 'available' | 'soldout' = 'available') =>
      madeFlight({ departure: `${date}T06:15:00`, price, seatStatus, isOffer: price === 5000 });
    const prices: Record<string, number> = { '2026-12-11': 5000, '2026-12-12': 9000, '2026-12-13': 7000 };
    const start = madeResult(madeDays('2026-12-11', 4, (date) => [flight(date, prices[date] ?? 8000)]));
    const more = [{ date: '2026-12-15', flights: [flight('2026-12-15', 4000, 'soldout')] }];
    const shifted = shiftWindow(start, 'forward', { hasMore: true, dailyFlights: more });
    const offers = shifted.dailyFlights.flatMap((day) => day.flights).filter((found) => found.isOffer);
    expect(offers.map((offer) => offer.departure.slice(0, 10))).toEqual(['2026-12-13']);
  });

  it('is also a date to ask for, so that a reload shows the same days', () => {
    expect(askedDateOf('2026-12-11')).toBe('2026-12-12');
    expect(pagedDate(window, 'forward')).toBe('2026-12-13');
    expect(pagedDate(window, 'back')).toBe('2026-12-11');
    expect(pagedDate({ dailyFlights: [], hasNext: false, hasPrevious: false }, 'back')).toBeNull();
  });
});

it('finds a flight only while its day is on screen', () => {
  const key = window.dailyFlights[0]?.flights[0]?.key ?? '';
  expect(findFlight(window, key)?.key).toBe(key);
  const next = shiftWindow(window, 'forward', { hasMore: true, dailyFlights: madeDays('2026-12-15', 1) });
  expect(findFlight(next, key)).toBeNull();
  expect(findFlight(window, null)).toBeNull();
  expect(findFlight(null, key)).toBeNull();
});
