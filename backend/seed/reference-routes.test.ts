import { describe, expect, test } from 'vitest';
import { greatCircleKm } from './great-circle';
import { type ReferenceAirport, type ReferenceRoute, referenceData } from './reference-data';

const data = referenceData();
const airportByCode = new Map(data.airports.map((airport) => [airport.code, airport]));

function airport(code: string): ReferenceAirport {
  const found = airportByCode.get(code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
}

const distance = (from: string, to: string) => greatCircleKm(airport(from), airport(to));

/** Gate to gate for a jet over that distance; short hops in a turboprop take a little longer. */
const flyingMinutes = (from: string, to: string) => 30 + (distance(from, to) / 800) * 60;

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

const pairName = (route: ReferenceRoute) => `${route.origin}–${route.destination}`;
const originsOf = (code: string) =>
  data.routes.filter((route) => route.destination === code || route.origin === code);

/** The items for which a rule does not hold, so that a failure names them. */
const breaking = <T>(items: readonly T[], holds: (item: T) => boolean, name: (item: T) => string) =>
  items.filter((item) => !holds(item)).map(name);

describe('routes', () => {
  const services = data.routes.flatMap((route) => route.carriers.map((carrier) => ({ route, carrier })));
  const serviceName = ({ route, carrier }: (typeof services)[number]) =>
    `${carrier.code} ${pairName(route)}${carrier.via ? ` via ${carrier.via}` : ''}`;

  test('each pair stands once, between known airports, from a place of departure', () => {
    expectUnique(data.routes.map(({ origin, destination }) => [origin, destination].sort().join()));
    const known = ({ origin, destination }: ReferenceRoute) =>
      airport(origin).isOrigin && (airport(destination).isDestination || airport(destination).isOrigin);
    expect(breaking(data.routes, known, pairName)).toEqual([]);
  });

  test('each origin reaches six places or more, each destination is reached from two or more', () => {
    expect(
      breaking(
        data.airports,
        ({ code, isOrigin }) => !isOrigin || originsOf(code).length >= 6,
        ({ code }) => code,
      ),
    ).toEqual([]);
    expect(
      breaking(
        data.airports,
        ({ code }) => originsOf(code).length >= 2,
        ({ code }) => code,
      ),
    ).toEqual([]);
  });

  test('every carrier on a route is known, and its flight numbers have room', () => {
    expectUnique(data.carriers.map(({ code }) => code));
    for (const { code, numberFrom } of data.carriers) {
      const flights = services
        .filter(({ carrier }) => carrier.code === code)
        .flatMap(({ carrier }) => carrier.departures);
      expect(flights.length, code).toBeGreaterThan(0);
      expect(numberFrom + 2 * flights.length, code).toBeLessThanOrEqual(9999);
    }
    const known = new Set(data.carriers.map(({ code }) => code));
    expect(breaking(services, ({ carrier }) => known.has(carrier.code), serviceName)).toEqual([]);
    expectUnique(
      services.flatMap((service) =>
        service.carrier.departures.map(
          (time) => `${service.carrier.code} ${pairName(service.route)} ${time}`,
        ),
      ),
    );
  });

  test('a carrier flies on some day, on ascending weekdays, in the season of its route', () => {
    const ascending = (days: readonly number[]) =>
      days.every((day, index) => index === 0 || day > (days[index - 1] ?? 7));
    const flown = services.filter(
      ({ carrier: { weekdays } }) => weekdays.summer.length + weekdays.winter.length > 0,
    );
    expect(flown.length).toBe(services.length);
    expect(
      breaking(
        services,
        ({ carrier: { weekdays } }) => ascending(weekdays.summer) && ascending(weekdays.winter),
        serviceName,
      ),
    ).toEqual([]);
    const seasonOf = ({ carriers }: ReferenceRoute) => {
      const summer = carriers.some(({ weekdays }) => weekdays.summer.length > 0);
      const winter = carriers.some(({ weekdays }) => weekdays.winter.length > 0);
      return summer && winter ? 'year' : summer ? 'summer' : 'winter-sun';
    };
    expect(breaking(data.routes, (route) => route.season === seasonOf(route), pairName)).toEqual([]);
  });

  test('a direct flight takes as long as its distance asks', () => {
    const plausible = ({ route, carrier }: (typeof services)[number]) =>
      carrier.via !== null ||
      Math.abs(carrier.durationMinutes - flyingMinutes(route.origin, route.destination)) <= 15;
    expect(breaking(services, plausible, serviceName)).toEqual([]);
  });

  test('a connection leaves time to change and is not a night on a bench', () => {
    const connection = ({ route, carrier }: (typeof services)[number]) =>
      carrier.via === null
        ? null
        : carrier.durationMinutes -
          flyingMinutes(route.origin, carrier.via) -
          flyingMinutes(carrier.via, route.destination);
    const fair = (service: (typeof services)[number]) => {
      const minutes = connection(service);
      return minutes === null || (minutes >= 35 && minutes <= 420);
    };
    expect(breaking(services, fair, serviceName)).toEqual([]);
    expect(services.filter((service) => connection(service) !== null).length).toBeGreaterThan(10);
  });

  test('nobody leaves in the dead of night', () => {
    const civil = ({ carrier }: (typeof services)[number]) =>
      carrier.departures.every((time) => time >= '05:30' && time <= '22:30');
    expect(breaking(services, civil, serviceName)).toEqual([]);
  });

  test('a longer way does not cost absurdly more or less a kilometre', () => {
    const fair = ({ origin, destination, basePrice }: ReferenceRoute) => {
      const perKilometre = basePrice / distance(origin, destination);
      return (
        basePrice >= 2500 && (perKilometre < 13 || distance(origin, destination) < 400) && perKilometre > 2.5
      );
    };
    expect(breaking(data.routes, fair, pairName)).toEqual([]);
  });

  test('Amsterdam to Antalya is flown every day by three carriers or more', () => {
    const route = data.routes.find(({ origin, destination }) => origin === 'AMS' && destination === 'AYT');
    const daily =
      route?.carriers.filter(({ via, weekdays }) => via === null && weekdays.summer.length === 7) ?? [];
    expect(daily.length).toBeGreaterThanOrEqual(3);
  });
});
