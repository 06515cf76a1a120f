import type { Fare, FareType } from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import type { MarketCode } from '@/lib/markets';
import { type Insurance, type LuggageOption, referenceData } from '../seed/reference-data';

/** What is sold with the flights of one carrier, priced in one currency (minor units). */
export interface FlightTariff {
  fares: readonly Fare[];
  luggage: readonly { id: string; kg: number; amount: number }[];
}

/** A baby on a lap, per flight; the fee per booking (specification §9). */
export interface Charges {
  infantFlight: number;
  bookingFee: number;
  /** Of American Express, 0 where the law forbids it (decision 28). */
  amexPercent: number;
  gambia: { usd: number; dalasi: number; fromAge: number };
}

/** Throws for a carrier that the reference data lack: it has no flights to sell either. */
export function tariffOf(carrierCode: string, currency: Currency): FlightTariff {
  const data = referenceData();
  const kind = data.carriers.find(({ code }) => code === carrierCode)?.fares;
  const products = data.fareProducts.find((product) => product.kind === kind);
  const luggage = data.luggageOffers.find((offer) => offer.kind === kind);
  if (!products || !luggage) throw new Error(`No fare products for carrier ${carrierCode}`);
  return {
    fares: products.fares.map(({ surcharge, changeFee, loungeOrFastTrack, ...rules }) => ({
      ...rules,
      surcharge: surcharge[currency],
      changeFee: changeFee === null ? null : changeFee[currency],
      fastTrack: loungeOrFastTrack,
    })),
    luggage: luggage.options.map((option: LuggageOption) => ({
      id: option.id,
      kg: option.kg,
      amount: option.price[currency],
    })),
  };
}

export function fareOf(tariff: FlightTariff, type: FareType): Fare {
  const fare = tariff.fares.find((candidate) => candidate.type === type);
  if (!fare) throw new Error(`The carrier sells no ${type} fare`);
  return fare;
}

export function chargesOf(market: MarketCode, currency: Currency): Charges {
  const { charges } = referenceData();
  return {
    infantFlight: charges.infantFlightPrice[currency],
    bookingFee: charges.bookingFee[currency],
    amexPercent: charges.amexSurchargePercent[market],
    gambia: charges.gambiaLevy,
  };
}

export function insuranceTariff(): readonly Insurance[] {
  return referenceData().insurances;
}
