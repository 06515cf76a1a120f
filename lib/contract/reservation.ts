import { z } from 'zod';
import {
  BasketStatus,
  Contact,
  FareType,
  HotelSelection,
  InsuranceChoice,
  LuggageSelection,
  PriceLine,
  PriceNotice,
  Traveller,
} from './booking';
import { Amount, Currency } from './common';
import { Flight } from './flights';

export const Reservation = z.object({
  /** What happens next and what to bring, as paragraphs. */
  content: z.array(z.string()),
  flights: z.array(Flight),
  hotel: HotelSelection.nullable(),
  prices: z.array(PriceLine),
  currency: Currency,
  totalAmount: Amount,
  travellers: z.array(Traveller),
  contact: Contact,
  reservationNumber: z.string(),
  clientNumber: z.string(),
  status: BasketStatus,
  luggages: z.array(LuggageSelection),
  insurance: InsuranceChoice.nullable(),
  outBoundClass: FareType,
  inBoundClass: FareType,
  bookedAt: z.iso.datetime(),
  notices: z.array(PriceNotice),
});
export type Reservation = z.infer<typeof Reservation>;

/** Finding a booking without its link; answered slowly and equally for every miss. */
export const BookingLookup = z.object({
  pnr: z.string().min(1).max(12),
  surname: z.string().min(1).max(60),
  email: z.string().min(1).max(120),
});
export type BookingLookup = z.infer<typeof BookingLookup>;
/** The token that the mailed link carries. */
export const BookingAccess = z.object({ pnr: z.string(), token: z.string() });
export type BookingAccess = z.infer<typeof BookingAccess>;

export const HotelBookingResult = z.object({
  hasProblem: z.boolean(),
  message: z.string().nullable(),
  pnr: z.string().nullable(),
  tursysPNR: z.string().nullable(),
});
export const HotelBookingRequest = z.object({
  basketKey: z.string(),
  contact: Contact,
  travellers: z.array(Traveller).min(1),
});
