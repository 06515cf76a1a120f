import type { Flight } from '@/lib/contract/flights';
import { daysBetween } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';

/** The date on which a flight leaves, on the airport's own calendar. */
export const departureDate = (flight: Pick<Flight, 'departure'>): string => flight.departure.slice(0, 10);

/** How many calendar days later it lands, as the two airports' clocks say; 0 for the same day. */
export function arrivalDayShift(flight: Pick<Flight, 'departure' | 'arrival'>): number {
  return daysBetween(flight.departure.slice(0, 10), flight.arrival.slice(0, 10));
}

/** A duration in words' parts: 225 minutes are 3 hours and 45 minutes. */
export const hoursAndMinutes = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});

interface Party {
  readonly passengers: number;
  readonly children?: number;
  readonly infants: number;
}

type Leg = Pick<Flight, 'key' | 'origin' | 'destination' | 'departure'>;

/** The results on which these flights stand, with them selected; the home where no flight is known. */
export function otherFlightsPath(market: MarketCode, flights: readonly Leg[], party: Party): string {
  const [outbound, inbound] = flights;
  if (!outbound) return paths.home(market);
  return paths.flights(
    market,
    {
      origin: outbound.origin.code,
      destination: outbound.destination.code,
      departureDate: departureDate(outbound),
      returnDate: inbound && departureDate(inbound),
    },
    {
      passenger: party.passengers,
      child: party.children || undefined,
      infant: party.infants || undefined,
      out: outbound.key,
      in: inbound?.key,
    },
  );
}
