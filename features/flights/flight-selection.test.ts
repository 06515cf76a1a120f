import { describe, expect, it } from 'vitest';
import { cheapestFlight } from './cheapest-flight';
import {
  arrivesBefore,
  canSelect,
  emptySelection,
  isValidSelection,
  selectCheapest,
  selectFlight,
  selectionOfKeys,
} from './flight-selection';
import { antalya, madeDays, madeFlight, madeResult } from './testing/made-flights';

const outbound = madeFlight();
const back = (departure: string, price = 9900) => madeFlight({ origin: antalya, departure, price });
const later = back('2026-12-19T13:00:00');
const tooEarly = back('2026-12-12T11:55:00');

describe('selecting flights', () => {
  it('fills the outbound and the inbound slot', () => {
    const selection = selectFlight(selectFlight(emptySelection, 'out', outbound), 'in', later);
    expect(selection).toEqual({ out: outbound, in: later, isRefused: false });
  });

  it('refuses an inbound flight that leaves before, or just as, the outbound one arrives', () => {
    const chosen = selectFlight(emptySelection, 'out', outbound);
    expect(selectFlight(chosen, 'in', tooEarly)).toEqual({ out: outbound, in: null, isRefused: true });
    const minuteLater = back('2026-12-12T11:56:00');
    expect(selectFlight(chosen, 'in', minuteLater).in).toBe(minuteLater);
  });

  it('refuses an outbound flight after the inbound one and keeps what was chosen', () => {
    const chosen = { out: outbound, in: later, isRefused: false };
    const afterwards = madeFlight({ departure: '2026-12-20T06:15:00' });
    expect(selectFlight(chosen, 'out', afterwards)).toEqual({ ...chosen, isRefused: true });
  });

  it('clears the refusal with the next success', () => {
    const refused = { out: outbound, in: null, isRefused: true };
    expect(selectFlight(refused, 'in', later).isRefused).toBe(false);
  });

  it('does nothing when the flight is already selected, the refusal stays too', () => {
    const refused = { out: outbound, in: null, isRefused: true };
    expect(selectFlight(refused, 'out', { ...outbound })).toBe(refused);
  });

  it('compares instants where airports nearby keep different times', () => {
    const arrives = { arrival: '2026-12-12T12:00:00', arrivalTimeZone: 'Europe/Istanbul' };
    const leaves = { departure: '2026-12-12T11:30:00', departureTimeZone: 'Europe/Athens' };
    expect(arrivesBefore(arrives, leaves)).toBe(true);
    expect(arrivesBefore({ ...arrives, arrivalTimeZone: 'Europe/Athens' }, leaves)).toBe(false);
  });

  it.each([
    ['ROUNDTRIP', { ...emptySelection, out: outbound }, false],
    ['ROUNDTRIP', { ...emptySelection, in: later }, false],
    ['ROUNDTRIP', { ...emptySelection, out: outbound, in: later }, true],
    ['ONEWAY', { ...emptySelection, out: outbound }, true],
    ['ONEWAY', emptySelection, false],
  ] as const)('a %s trip with %o is complete: %s', (tripType, selection, isValid) => {
    expect(isValidSelection(selection, tripType)).toBe(isValid);
  });

  it('needs a seat for everyone', () => {
    expect(canSelect(madeFlight({ availableSeatCount: 3 }), 3)).toBe(true);
    expect(canSelect(madeFlight({ availableSeatCount: 3 }), 4)).toBe(false);
    expect(canSelect(madeFlight({ seatStatus: 'soldout', availableSeatCount: 0 }), 1)).toBe(false);
  });
});

describe('a link with selected flights', () => {
  const windows = {
    out: madeResult(madeDays('2026-12-11')),
    in: madeResult(madeDays('2026-12-11', 4, (date) => [back(`${date}T10:00:00`)])),
  };
  const keyOn = (date: string, direction: 'out' | 'in') =>
    windows[direction].dailyFlights.find((day) => day.date === date)?.flights[0]?.key ?? '';

  it('selects what is on screen', () => {
    const keys = { out: keyOn('2026-12-12', 'out'), in: keyOn('2026-12-14', 'in') };
    const selection = selectionOfKeys(windows, keys, 2);
    expect([selection.out?.key, selection.in?.key]).toEqual([keys.out, keys.in]);
  });

  it('leaves out what scrolled away and what has too few seats', () => {
    const keys = { out: 'HV1-20260101-AMS', in: keyOn('2026-12-14', 'in') };
    expect(selectionOfKeys(windows, keys, 2)).toMatchObject({ out: null, in: { key: keys.in } });
    expect(selectionOfKeys(windows, keys, 21)).toEqual(emptySelection);
  });

  it('is refused for its inbound flight when that leaves too early', () => {
    const keys = { out: keyOn('2026-12-12', 'out'), in: keyOn('2026-12-12', 'in') };
    expect(selectionOfKeys(windows, keys, 1)).toMatchObject({ in: null, isRefused: true });
  });
});

describe('the cheapest flight', () => {
  const at = (price: number, changes = {}) => madeFlight({ price, key: `flight at ${price}`, ...changes });

  it('is never sold out and has a seat for everyone who needs one', () => {
    const flights = [at(9000), at(5000, { seatStatus: 'soldout' }), at(6000, { availableSeatCount: 2 })];
    expect(cheapestFlight(flights, 2)?.price).toBe(6000);
    expect(cheapestFlight(flights, 3)?.price).toBe(9000);
  });

  it('is looked for below 100000 of the currency, as specified', () => {
    expect(cheapestFlight([at(10_000_000)])).toBeNull();
    expect(cheapestFlight([at(9_999_999)])?.price).toBe(9_999_999);
    expect(cheapestFlight([])).toBeNull();
  });

  it('is chosen per direction, the inbound one after the outbound one', () => {
    const windows = {
      out: madeResult([
        {
          date: '2026-12-12',
          flights: [at(9000), at(8000, { departure: '2026-12-12T18:00:00', arrival: '2026-12-12T23:40:00' })],
        },
      ]),
      in: madeResult([
        {
          date: '2026-12-12',
          flights: [back('2026-12-12T13:00:00', 1000), back('2026-12-13T13:00:00', 2000)],
        },
      ]),
    };
    const selection = selectCheapest(windows, 1);
    expect([selection.out?.price, selection.in?.price]).toEqual([8000, 2000]);
  });

  it('of a one-way trip is outbound only', () => {
    expect(selectCheapest({ out: madeResult(madeDays('2026-12-11')), in: null }, 1).in).toBeNull();
  });
});
