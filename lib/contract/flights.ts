import { z } from 'zod';
import { AirportCode, Amount, CalendarDate, Currency, LocalDateTime } from './common';
import { Airport } from './locations';

export const Carrier = z.object({ code: z.string(), name: z.string() });
export type Carrier = z.infer<typeof Carrier>;

/** available: 10 or more seats left; limited: 4 to 9; last: 1 to 3; soldout: none. */
export const SeatStatus = z.enum(['available', 'limited', 'last', 'soldout']);
export type SeatStatus = z.infer<typeof SeatStatus>;

export const Flight = z.object({
  key: z.string(),
  origin: Airport,
  destination: Airport,
  carrier: Carrier,
  number: z.string(),
  isDirect: z.boolean(),
  /** Where a flight that is not direct stops over. */
  via: z.string().nullable(),
  departure: LocalDateTime,
  arrival: LocalDateTime,
  departureTimeZone: z.string(),
  arrivalTimeZone: z.string(),
  durationMinutes: z.int().positive(),
  sourceId: z.string(),
  classCode: z.string(),
  className: z.string(),
  /** Local clock times, `06:15`. */
  departureStr: z.string(),
  arrivalStr: z.string(),
  /** Per adult, unavoidable charges per person included. */
  price: Amount,
  discountedFrom: Amount.nullable(),
  currency: Currency,
  seatStatus: SeatStatus,
  selected: z.boolean(),
  /** The cheapest flight of the result that is not sold out. */
  isOffer: z.boolean(),
  internalKey: z.string(),
  availableSeatCount: z.int().min(0),
});
export type Flight = z.infer<typeof Flight>;

export const DayOfFlights = z.object({ date: CalendarDate, flights: z.array(Flight) });
export type DayOfFlights = z.infer<typeof DayOfFlights>;

export const FlightSearchResult = z.object({
  key: z.string(),
  origin: Airport,
  destination: Airport,
  hasNext: z.boolean(),
  hasPrevious: z.boolean(),
  dailyFlights: z.array(DayOfFlights),
});
export type FlightSearchResult = z.infer<typeof FlightSearchResult>;

export const MoreFlightsResult = z.object({
  key: z.string(),
  hasMore: z.boolean(),
  dailyFlights: z.array(DayOfFlights),
});
export type MoreFlightsResult = z.infer<typeof MoreFlightsResult>;

export const PagingDirection = z.enum(['back', 'forward']);
export type PagingDirection = z.infer<typeof PagingDirection>;

/** Months with flights on sale, `2026-12`. */
export const MonthList = z.object({
  origin: AirportCode,
  destination: AirportCode,
  months: z.array(z.string().regex(/^\d{4}-\d{2}$/)),
});
export type MonthList = z.infer<typeof MonthList>;

/** The lowest price of a day; `price` is null where nothing flies or all is sold out. */
export const DailyPrice = z.object({
  price: Amount.nullable(),
  date: CalendarDate,
  status: SeatStatus.nullable(),
});
export type DailyPrice = z.infer<typeof DailyPrice>;

export const MonthPrices = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  currency: Currency,
  dailyPrices: z.array(DailyPrice),
});
export type MonthPrices = z.infer<typeof MonthPrices>;

export const MonthlyRate = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), rate: Amount.nullable() });
export type MonthlyRate = z.infer<typeof MonthlyRate>;

export const RouteRates = z.object({
  origin: AirportCode,
  destination: AirportCode,
  currency: Currency,
  rates: z.array(MonthlyRate),
});
export type RouteRates = z.infer<typeof RouteRates>;

/** A ticket from a price, one way per adult, on one date. */
export const Offer = z.object({
  origin: Airport,
  destination: Airport,
  price: Amount,
  currency: Currency,
  date: CalendarDate,
  /** `OW`: the price is of one flight. */
  tripCode: z.enum(['OW', 'RT']),
  dateStr: z.string(),
  /** Empty where the shop's own drawing serves. */
  imageUrl: z.string(),
});
export type Offer = z.infer<typeof Offer>;

export const OffersByCountry = z.object({ countryName: z.string(), infos: z.array(Offer) });
export type OffersByCountry = z.infer<typeof OffersByCountry>;

/** A deep link from metasearch, resolved against what is on sale now. */
export const GoogleFlightInfoRequest = z.object({
  flights: z.array(
    z.object({
      origin: AirportCode,
      destination: AirportCode,
      date: CalendarDate,
      carrierCode: z.string(),
      number: z.string(),
    }),
  ),
  passengers: z.int().min(1).max(9),
  infants: z.int().min(0).max(5),
  price: Amount.nullable(),
});
export const GoogleFlightInfo = z.object({
  outcome: z.enum(['same-price', 'changed-price', 'gone']),
  flights: z.array(Flight),
  price: Amount.nullable(),
  currency: Currency,
});
