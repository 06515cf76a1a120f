import type { Offer, OffersByCountry } from '@/lib/contract/flights';

/** One destination a country in turn, so that the first row is not one country only. */
export function mixCountries(groups: readonly OffersByCountry[], count: number): Offer[] {
  const longest = Math.max(0, ...groups.map((group) => group.infos.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.map((group) => group.infos[round]).filter((offer) => offer !== undefined),
  );
  return rounds.flat().slice(0, count);
}
