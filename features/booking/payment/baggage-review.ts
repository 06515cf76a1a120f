import type { Basket, LuggageOffer } from '@/lib/contract/booking';

export interface FlightBaggage {
  readonly routeIndex: number;
  /** Names the flight. */
  readonly text: string;
  /** Held by the fare, for everybody with a seat. */
  readonly includedKg: number;
  readonly added: readonly { readonly traveller: string; readonly text: string }[];
}

/** What a basket's travellers take on each flight, outbound first. */
export function baggageByFlight(
  { luggages, travellers }: Pick<Basket, 'luggages' | 'travellers'>,
  offers: readonly LuggageOffer[],
): FlightBaggage[] {
  return offers
    .toSorted((a, b) => a.routeIndex - b.routeIndex)
    .map(({ routeIndex, text, includedKg, options }) => ({
      routeIndex,
      text,
      includedKg,
      added: luggages
        .filter((luggage) => luggage.routeIndex === routeIndex)
        .map((luggage) => {
          const traveller = travellers.find(({ index }) => index === luggage.travellerIndex);
          return {
            traveller: traveller ? `${traveller.name} ${traveller.surname}` : '',
            text: options.find(({ id }) => id === luggage.id)?.text ?? luggage.id,
          };
        }),
    }));
}
