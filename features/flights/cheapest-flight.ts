import type { DayOfFlights, Flight } from '@/lib/contract/flights';

/** Where the scan for the cheapest price starts (specification §9), in minor units: 100000 of a currency. */
const SCAN_START = 100_000 * 100;

/**
 * The first cheapest flight that is not sold out and has a seat for everyone who needs one (decision 22),
 * or null. `fits` narrows the choice further.
 */
export function cheapestFlight(
  flights: readonly Flight[],
  seats = 1,
  fits: (flight: Flight) => boolean = () => true,
): Flight | null {
  let cheapest: Flight | null = null;
  let lowest = SCAN_START;
  for (const flight of flights) {
    const isOpen = flight.seatStatus !== 'soldout' && flight.availableSeatCount >= seats;
    if (isOpen && flight.price < lowest && fits(flight)) {
      cheapest = flight;
      lowest = flight.price;
    }
  }
  return cheapest;
}

export const flightsOf = (days: readonly DayOfFlights[]): Flight[] => days.flatMap((day) => day.flights);

/** Marks the offer anew among the days on screen: the cheapest flight that can be had (§3, decision 22). */
export function markOffer(days: readonly DayOfFlights[], seats: number): DayOfFlights[] {
  const offer = cheapestFlight(flightsOf(days), seats);
  return days.map((day) => ({
    ...day,
    flights: day.flights.map((flight) => ({ ...flight, isOffer: flight.key === offer?.key })),
  }));
}
