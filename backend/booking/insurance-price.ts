import type { InsuranceChoice } from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import type { Insurance } from '../seed/reference-data';

export interface InsuredTrip {
  /** Flights, fares, taxes and baggage, in minor units; without fees. */
  travelSum: number;
  /** Babies too. */
  persons: number;
  /** Both the first and the last day count. */
  days: number;
  currency: Currency;
}

/** `amount` × `basisPoints` / 10 000, half a cent up; amounts are never negative here. */
function share(amount: number, basisPoints: number): number {
  return Math.round((amount * basisPoints) / 10_000);
}

/** The premium of the whole party in minor units; 0 for none. Throws for a choice without a tariff. */
export function insurancePrice(
  choice: InsuranceChoice,
  trip: InsuredTrip,
  tariff: readonly Insurance[],
): number {
  if (choice === 'none') return 0;
  const pricing = tariff.find(({ id }) => id === choice)?.pricing;
  if (!pricing) throw new Error(`No tariff for insurance '${choice}'`);
  switch (pricing.basis) {
    case 'percent-of-total':
      return share(trip.travelSum, pricing.basisPoints);
    case 'per-person-per-day':
      return pricing.price[trip.currency] * trip.persons * trip.days;
    case 'sum-of': {
      const sum = pricing.ids.reduce((total, id) => total + insurancePrice(id, trip, tariff), 0);
      return share(sum, 10_000 - pricing.discountBasisPoints);
    }
  }
}
