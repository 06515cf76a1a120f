import type { Fare } from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import { referenceData } from '../seed/reference-data';

/**
 * The fare products a carrier sells, eco first, with amounts in minor units of the currency (decision 24).
 * Empty for a carrier that the shop does not know.
 */
export function fareProductsOf(carrierCode: string, currency: Currency): Fare[] {
  const { carriers, fareProducts } = referenceData();
  const kind = carriers.find(({ code }) => code === carrierCode)?.fares;
  const products = fareProducts.find((one) => one.kind === kind)?.fares ?? [];
  return products.map(({ loungeOrFastTrack, ...product }) => ({
    ...product,
    surcharge: product.surcharge[currency],
    changeFee: product.changeFee?.[currency] ?? null,
    fastTrack: loungeOrFastTrack,
  }));
}
