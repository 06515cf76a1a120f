import type { Translate } from '@/lib/translator';
import type { FoundFlight } from '../flights/find-flights';
import { DomainError } from '../problem';

export interface SelectionError {
  code: 'invalid-request' | 'sold-out';
  /** In the visitor's words. */
  message: string;
  /** The flight at fault, where it is one. */
  flightKey?: string;
}

/** Why these flights cannot be sold together to so many passengers; null when they can. */
export function selectionError(
  flights: readonly FoundFlight[],
  passengers: number,
  text: Translate,
): SelectionError | null {
  const [outbound, inbound] = flights;
  if (outbound && inbound && outbound.arrivalAt >= inbound.departureAt) {
    return { code: 'invalid-request', message: text('errors.inboundBeforeOutbound') };
  }
  for (const { flight, isOnSale } of flights) {
    const seats = flight.availableSeatCount;
    const names = { number: flight.number, origin: flight.origin.name, destination: flight.destination.name };
    const refuse = (message: string): SelectionError => ({
      code: 'sold-out',
      message,
      flightKey: flight.key,
    });
    if (!isOnSale) return refuse(text('errors.closed', names));
    if (seats === 0) return refuse(text('errors.soldOut', names));
    if (seats < passengers) return refuse(text('errors.notEnoughSeats', { ...names, seats }));
  }
  return null;
}

/** Throws the error of a selection as a problem that names the flight. */
export function refuseSelection({ code, message, flightKey }: SelectionError): never {
  throw new DomainError(code, message, flightKey === undefined ? {} : { extensions: { flightKey } });
}
