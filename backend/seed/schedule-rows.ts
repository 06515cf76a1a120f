import type { flightSchedules } from '../flights/flight-tables';
import type { CarrierKind, ReferenceData, RouteCarrier } from './reference-data';

type ScheduleRow = typeof flightSchedules.$inferInsert;

const DAY = 24 * 60;
/** No airport of the shop sees departures in the night. */
const FIRST_DEPARTURE = 6 * 60;
const LAST_DEPARTURE = 22 * 60 + 30;
const SHORT_TURNAROUND = 55;
const LONG_TURNAROUND = 110;
const LONG_FLIGHT = 6 * 60;

/** Percent of the route's fare that carriers of a kind ask; a stop on the way makes it cheaper. */
const FARE_LEVEL: Record<CarrierKind, number> = { leisure: 97, network: 112, lowcost: 88 };
const STOP_LEVEL = 84;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes that a zone's clock is ahead of UTC in midsummer, when most flights fly. */
function offsetOf(timeZone: string): number {
  const noon = new Date('2026-07-15T12:00:00Z');
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    noon,
  );
  return (Date.parse(`${local.replace(' ', 'T')}:00Z`) - noon.getTime()) / 60_000;
}

/** When the aircraft flies back on the destination's clock, and how many days after it left. */
function wayBack(departure: number, duration: number, clockGain: number, place: number) {
  const turnaround = duration >= LONG_FLIGHT ? LONG_TURNAROUND : SHORT_TURNAROUND;
  const ready = departure + duration + clockGain + turnaround + (place % 4) * 5;
  const dayShift = Math.floor(ready / DAY);
  const clock = ((ready % DAY) + DAY) % DAY;
  if (clock < FIRST_DEPARTURE) return { clock: FIRST_DEPARTURE + 10 + (place % 8) * 10, dayShift };
  if (clock > LAST_DEPARTURE)
    return { clock: FIRST_DEPARTURE + 10 + (place % 8) * 10, dayShift: dayShift + 1 };
  return { clock, dayShift };
}

/** ISO weekdays some days later: Sunday plus one is Monday. */
const shifted = (weekdays: readonly number[], days: number) =>
  weekdays.map((weekday) => ((weekday - 1 + days + 7) % 7) + 1).sort((a, b) => a - b);

function fareOf(basePrice: number, kind: CarrierKind, via: string | null): number {
  const level = FARE_LEVEL[kind] * (via ? STOP_LEVEL : 100);
  return Math.round((basePrice * level) / 1_000_000) * 100;
}

/** Both directions of every departure in the reference routes, numbered through per carrier. */
export function scheduleRows({ routes, carriers, airports }: ReferenceData): ScheduleRow[] {
  const offsets = new Map(airports.map(({ code, timeZone }) => [code, offsetOf(timeZone)]));
  const kinds = new Map(carriers.map(({ code, kind }) => [code, kind]));
  const nextNumber = new Map(carriers.map(({ code, numberFrom }) => [code, numberFrom]));

  const pair = (route: ReferenceData['routes'][number], flown: RouteCarrier, departure: string) => {
    const number = nextNumber.get(flown.code) ?? 1;
    nextNumber.set(flown.code, number + 2);
    const clockGain = (offsets.get(route.destination) ?? 0) - (offsets.get(route.origin) ?? 0);
    const back = wayBack(minutesOf(departure), flown.durationMinutes, clockGain, number);
    const shared = {
      carrierCode: flown.code,
      durationMinutes: flown.durationMinutes,
      via: flown.via,
      seats: flown.aircraftSeats,
      season: route.season,
      baseFare: fareOf(route.basePrice, kinds.get(flown.code) ?? 'network', flown.via),
      isActive: true,
    };
    const out: ScheduleRow = {
      ...shared,
      flightNumber: String(number),
      origin: route.origin,
      destination: route.destination,
      departureTime: departure,
      weekdaysSummer: flown.weekdays.summer,
      weekdaysWinter: flown.weekdays.winter,
    };
    const inbound: ScheduleRow = {
      ...shared,
      flightNumber: String(number + 1),
      origin: route.destination,
      destination: route.origin,
      departureTime: clockOf(back.clock),
      weekdaysSummer: shifted(flown.weekdays.summer, back.dayShift),
      weekdaysWinter: shifted(flown.weekdays.winter, back.dayShift),
    };
    return [out, inbound];
  };
  return routes.flatMap((route) =>
    route.carriers.flatMap((flown) => flown.departures.flatMap((departure) => pair(route, flown, departure))),
  );
}
