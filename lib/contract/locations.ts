import { z } from 'zod';
import { AirportCode } from './common';

export const Airport = z.object({
  code: AirportCode,
  name: z.string(),
  seoName: z.string(),
  hasAlternative: z.boolean(),
  countryCode: z.string().length(2),
  /** Sold through a partner's site; its tickets are not booked here. */
  isExternal: z.boolean(),
});
export type Airport = z.infer<typeof Airport>;

/** Airports of one country, in the order a select shows them. */
export const AirportGroup = z.object({ countryName: z.string(), airports: z.array(Airport) });
export type AirportGroup = z.infer<typeof AirportGroup>;

/** What the list is for: airports that flights serve, or those that hotel packages use. */
export const LocationTarget = z.enum(['flights', 'hotels']);
export type LocationTarget = z.infer<typeof LocationTarget>;
