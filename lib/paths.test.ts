import { expect, test } from 'vitest';
import { marketCodes } from './markets';
import { paths } from './paths';

test('every link of the shop, in every market', () => {
  const links = Object.fromEntries(
    marketCodes.map((market) => [
      market,
      [
        paths.home(market),
        paths.landing(market, 'antalya'),
        paths.hotel(market, 'blue-bay'),
        paths.login(market, '/nl/flow'),
        paths.flightSearch(market),
        paths.flights(market, { origin: 'AMS', destination: 'AYT', departureDate: '2026-12-24' }),
        paths.flights(
          market,
          { origin: 'AMS', destination: 'AYT', departureDate: '2026-12-24', returnDate: '2026-12-31' },
          { passenger: 2, infant: 0, view: undefined },
        ),
        paths.choosePackage(market, { out: 'k1', in: 'k2', passenger: 2 }),
        paths.bookPay(market, 'KEY'),
        paths.extra(market, 'KEY'),
        paths.payment(market, 'KEY'),
        paths.handOver(market, 'KEY'),
        paths.confirmation(market, 'KEY'),
        paths.reservation(market, 'ABC234'),
        paths.reservation(market, 'ABC234', 'token'),
        paths.reservationCalendar(market, 'ABC234', 'token'),
        paths.findReservation(market, 'ABC234'),
        paths.bookingStep(market, 'travellers'),
        paths.flow(market, 'KEY'),
        paths.chooseMarket(market),
      ],
    ]),
  );
  expect(links).toMatchSnapshot();
});

test('a reservation number that is none stays within its segment', () => {
  expect(paths.reservation('nl', 'a\r\nb/../c')).toBe('/nl/booking/confirmation/a%0D%0Ab%2F..%2Fc');
  expect(paths.findReservation('nl', '😀')).toBe('/nl/booking/confirmation/%F0%9F%98%80/find');
});
