import { describe, expect, it } from 'vitest';
import type { Flight } from '@/lib/contract/flights';
import { arrivalDayShift, hoursAndMinutes, otherFlightsPath } from './flight-facts';

const flight = (key: string, from: string, to: string, departure: string) =>
  ({ key, origin: { code: from }, destination: { code: to }, departure }) as Flight;

describe('a flight', () => {
  it('lands on a later day by the clocks of both airports', () => {
    const overnight = { departure: '2026-12-31T22:00:00', arrival: '2027-01-01T04:10:00' };
    expect(arrivalDayShift(overnight)).toBe(1);
    expect(arrivalDayShift({ departure: '2026-12-31T06:00:00', arrival: '2026-12-31T07:00:00' })).toBe(0);
  });

  it('takes hours and minutes', () => {
    expect(hoursAndMinutes(225)).toEqual({ hours: 3, minutes: 45 });
  });
});

describe('the way to other flights', () => {
  it('keeps route, dates, party and what is selected', () => {
    const legs = [
      flight('A', 'AMS', 'AYT', '2026-12-24T06:10:00'),
      flight('B', 'AYT', 'AMS', '2027-01-03T21:40:00'),
    ];
    expect(otherFlightsPath('nl', legs, { passengers: 3, children: 1, infants: 0 })).toBe(
      '/nl/flights/AMS/AYT/20261224/20270103?passenger=3&child=1&out=A&in=B',
    );
  });

  it('is the home where no flight is known', () => {
    expect(otherFlightsPath('en', [], { passengers: 1, infants: 0 })).toBe('/en');
  });
});
