import { describe, expect, test } from 'vitest';
import { MissingParameter } from './api-problem';
import { buildRequest } from './build-request';

describe('a call of the contract becomes a request', () => {
  test('path parameters fill the path, the rest goes into the query, arrays repeat their name', () => {
    const input = {
      origin: 'AMS',
      destination: 'AYT',
      date: '20261224',
      passenger: 2,
      infant: 0,
      originAlt: ['RTM', 'EIN'],
      isOneWay: false,
    };
    expect(buildRequest('searchFlights', input)).toEqual({
      method: 'GET',
      path: '/flights/AMS/AYT/20261224?passenger=2&infant=0&originAlt=RTM&originAlt=EIN&isOneWay=false',
    });
  });

  test('a body is passed as it is', () => {
    const body = { flights: [{ key: 'k' }], passengers: 1, infants: 0 };
    expect(buildRequest('price', { body })).toEqual({ method: 'POST', path: '/booking/price', body });
  });

  test('what a path parameter holds cannot leave its segment', () => {
    expect(buildRequest('airport', { seoName: '../auth/user?x=1' }).path).toBe(
      '/locations/airports/..%2Fauth%2Fuser%3Fx%3D1',
    );
  });
});

describe('a call is refused before it is sent', () => {
  test.each([
    ['basket', {}, 'key'],
    ['searchFlights', { destination: 'AYT', date: '20261224', passenger: 1, infant: 0 }, 'origin'],
    [
      'searchFlights',
      { origin: 'AMS', destination: '', date: '20261224', passenger: 1, infant: 0 },
      'destination',
    ],
    [
      'moreFlights',
      { origin: 'AMS', destination: 'AYT', date: '20261224', passenger: 1, infant: 0 },
      'direction',
    ],
    ['searchFlights', { origin: 'AMS', destination: 'AYT', date: '20261224', infant: 0 }, 'passenger'],
    ['cheapestRates', { origin: 'AMS', destination: 'AYT', passenger: 1, infant: null, months: 3 }, 'infant'],
    ['monthOverview', { origin: 'AMS', destination: 'AYT' }, 'month'],
    ['topTickets', {}, 'count'],
    ['airport', {}, 'seoName'],
    ['alternatives', {}, 'code'],
    ['passengerCombination', { key: 'h1' }, 'adultCount'],
  ] as const)('%s without %o', (name, input, parameter) => {
    expect(() => buildRequest(name, input)).toThrow(new MissingParameter(name, parameter));
  });
});
