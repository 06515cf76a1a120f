import { z } from 'zod';
import * as auth from '../contract/auth';
import * as booking from '../contract/booking';
import {
  AirportCode,
  Amount,
  CalendarDate,
  Infants,
  Passengers,
  PathDate,
  PathMonth,
} from '../contract/common';
import * as content from '../contract/content';
import * as flights from '../contract/flights';
import * as hotel from '../contract/hotel';
import * as locations from '../contract/locations';
import * as reservation from '../contract/reservation';
import type { EndpointName } from './endpoint-paths';

export interface EndpointSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Of a 200. `z.null()` where the call answers 204. */
  readonly response: z.ZodType;
  /** Statuses that §7 and §8 give a problem record for, beside 500. */
  readonly problems: readonly number[];
}

/** 128 random bits, base64url. */
export const BasketKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const route = z.object({ origin: AirportCode, destination: AirportCode });
const basketKey = z.object({ key: BasketKey });
const hotelKey = z.object({ key: z.string().min(1).max(80) });
const target = z.object({ target: locations.LocationTarget.default('flights') });
const oneOrMore = z
  .union([z.array(AirportCode).max(8).readonly(), AirportCode.transform((one): readonly string[] => [one])])
  .default([]);
const queryBoolean = z.stringbool().or(z.boolean());
const code = z.object({ code: z.string().min(1).max(200) });
const party = { passenger: Passengers, infant: Infants };

/** What each call of `endpoint-paths.ts` takes and gives. */
export const endpoints = {
  login: { body: auth.LoginRequest, response: auth.LoginResult, problems: [400, 401, 429] },
  promocode: { body: auth.PromoCodeRequest, response: auth.LoginResult, problems: [400, 401, 429] },
  logout: { response: z.null(), problems: [] },
  user: { response: auth.AuthUser, problems: [] },

  price: { body: booking.FlightSelection, response: booking.PricedSelection, problems: [400] },
  priceHotel: { body: hotel.PriceDetailRequest, response: booking.PricedSelection, problems: [400] },
  initBasket: { body: booking.FlightSelection, response: booking.Basket, problems: [400, 409] },
  initHotelBasket: { body: hotel.PriceDetailRequest, response: booking.Basket, problems: [400] },
  basket: { params: basketKey, response: booking.Basket, problems: [404] },
  addTravellerInfo: {
    params: basketKey,
    body: booking.TravellerInfo,
    response: booking.Basket,
    problems: [400, 404, 409],
  },
  createHotelBooking: {
    params: basketKey,
    body: reservation.HotelBookingRequest,
    response: reservation.HotelBookingResult,
    problems: [400, 404],
  },
  luggages: { params: basketKey, response: z.array(booking.LuggageOffer), problems: [404] },
  selectLuggage: {
    params: basketKey,
    body: booking.LuggageChoice,
    response: booking.Basket,
    problems: [400, 404, 409],
  },
  insurances: { params: basketKey, response: z.array(booking.InsuranceOffer), problems: [404] },
  selectInsurance: {
    params: basketKey,
    body: z.object({ insurance: booking.InsuranceChoice }),
    response: booking.Basket,
    problems: [400, 404, 409],
  },
  /** Keeps what a step's form held when it was refused; replaces the step's earlier draft. */
  saveDraft: { params: basketKey, body: booking.StepDraft, response: booking.Basket, problems: [400, 404] },
  /** The visitor says yes to `priceChange.newTotal`; 409 when it moved again meanwhile. */
  acceptPrice: {
    params: basketKey,
    body: z.object({ total: Amount }),
    response: booking.Basket,
    problems: [400, 404, 409],
  },
  paymentTypes: { params: basketKey, response: z.array(booking.PaymentType), problems: [404] },
  prebook: {
    params: basketKey,
    body: booking.PrebookRequest,
    response: booking.PrebookResult,
    problems: [400, 404, 409],
  },
  processPayment: {
    params: basketKey,
    body: booking.PaymentRequest,
    response: booking.PaymentResponse,
    problems: [400, 404, 409],
  },
  bookingResult: { params: basketKey, response: booking.BookingResult, problems: [404] },
  customerCountries: { response: z.array(booking.CustomerCountry), problems: [] },
  /** `key` is the reservation number, or the basket's key within the session that booked. */
  confirmationDetail: {
    params: z.object({ key: z.string().min(1).max(40) }),
    query: z.object({ token: z.string().max(64).optional() }),
    response: reservation.Reservation,
    problems: [404],
  },
  findBooking: {
    body: reservation.BookingLookup,
    response: reservation.BookingAccess,
    problems: [400, 404, 429],
  },
  /** The provider says that a payment moved; it is believed only after asking the provider. */
  paymentPush: { body: z.object({ id: z.string().min(1).max(80) }), response: z.null(), problems: [400] },

  layoutData: {
    query: z.object({ locale: z.string().default('nl') }),
    response: content.LayoutData,
    problems: [],
  },
  homePageData: { response: content.HomePageData, problems: [] },
  checkSeoUrl: {
    query: z.object({ seoUrl: z.string().max(200), alt: queryBoolean.optional() }),
    response: content.UrlCheckResult,
    problems: [],
  },
  dynamicPage: { query: code, response: content.PageContent, problems: [404] },
  landingPage: { query: code, response: content.DestinationPage, problems: [404] },

  searchFlights: {
    params: route.extend({ date: PathDate }),
    query: z.object({
      ...party,
      originAlt: oneOrMore,
      destinationAlt: oneOrMore,
      isOneWay: queryBoolean.default(false),
    }),
    response: flights.FlightSearchResult,
    problems: [400],
  },
  /** The one day after (forward) or before (back) `date`, the last or first day on screen. */
  moreFlights: {
    params: route.extend({ date: PathDate, direction: flights.PagingDirection }),
    query: z.object({
      ...party,
      originAlt: oneOrMore,
      destinationAlt: oneOrMore,
      isOneWay: queryBoolean.default(false),
    }),
    response: flights.MoreFlightsResult,
    problems: [400],
  },
  availableDates: { params: route, response: z.array(CalendarDate), problems: [400] },
  availableMonths: { params: route, response: flights.MonthList, problems: [400] },
  monthOverview: {
    params: route.extend({ month: PathMonth }),
    response: flights.MonthPrices,
    problems: [400],
  },
  cheapestRates: {
    params: route,
    query: z.object({
      ...party,
      roundtrip: queryBoolean.default(false),
      months: z.coerce.number().int().min(1).max(12),
    }),
    response: flights.RouteRates,
    problems: [400],
  },
  topTickets: {
    params: z.object({ count: z.coerce.number().int().min(1).max(48) }),
    response: z.array(flights.Offer),
    problems: [400],
  },
  topDestinations: { response: z.array(flights.OffersByCountry), problems: [] },
  googleFlightInfo: {
    body: flights.GoogleFlightInfoRequest,
    response: flights.GoogleFlightInfo,
    problems: [400],
  },

  hotelList: { body: hotel.HotelSearch, response: hotel.HotelResultList, problems: [400] },
  hotelDetail: { query: hotelKey, response: hotel.HotelDetail, problems: [400, 404] },
  hotelPeriods: { query: hotelKey, response: z.array(hotel.Option), problems: [400] },
  passengerCombination: {
    query: hotelKey.extend({ adultCount: z.coerce.number().int().min(1) }),
    response: hotel.PassengerOptions,
    problems: [400],
  },
  priceTable: { body: hotel.PriceTableRequest, response: hotel.PriceTable, problems: [400] },
  hotelRooms: { body: hotel.PriceDetailRequest, response: z.array(hotel.RoomTypes), problems: [400] },
  hotelConcepts: { body: hotel.PriceDetailRequest, response: z.array(hotel.BoardConcept), problems: [400] },

  origins: { query: target, response: z.array(locations.AirportGroup), problems: [] },
  destinations: {
    params: z.object({ origin: AirportCode }),
    query: target,
    response: z.array(locations.AirportGroup),
    problems: [400],
  },
  airport: {
    params: z.object({ seoName: z.string().min(1).max(80) }),
    response: locations.Airport,
    problems: [404],
  },
  /** Airports near this one; null (a 204) where there are none. */
  alternatives: {
    params: z.object({ code: AirportCode }),
    response: z.array(locations.Airport).nullable(),
    problems: [400],
  },
} as const satisfies Record<EndpointName, EndpointSchemas>;

export type Endpoints = typeof endpoints;
type Part<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.input<S>
  : Record<never, never>;
type Body<E> = E extends { readonly body: infer S extends z.ZodType }
  ? { body: z.input<S> }
  : Record<never, never>;

/** What a caller passes: path and query fields side by side, the body under `body`. */
export type EndpointInput<N extends EndpointName> = Part<Endpoints[N], 'params'> &
  Part<Endpoints[N], 'query'> &
  Body<Endpoints[N]>;
export type EndpointOutput<N extends EndpointName> = z.output<Endpoints[N]['response']>;
