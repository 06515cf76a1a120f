import { z } from 'zod';
import { Amount, CalendarDate, Currency } from './common';
import { Flight, SeatStatus } from './flights';

export const FareType = z.enum(['eco', 'flex', 'premium']);
export type FareType = z.infer<typeof FareType>;

export const TravellerType = z.enum(['adult', 'child', 'infant']);
export type TravellerType = z.infer<typeof TravellerType>;

/**
 * One hold-luggage choice, for a traveller with a seat. Choices count in their order: `allPassanger` applies one to
 * every traveller with a seat, `removeAllLuggage` takes away what came before it for that traveller (or all) on that flight.
 */
export const LuggageSelection = z.object({
  travellerIndex: z.int().min(0).max(13),
  /** 0 is the outbound flight, 1 the inbound one. */
  routeIndex: z.int().min(0).max(1),
  id: z.string().max(40),
  allPassanger: z.boolean().default(false),
  removeAllLuggage: z.boolean().default(false),
});
export type LuggageSelection = z.infer<typeof LuggageSelection>;

/** Nine travellers with a bag and sports equipment on two flights. */
const MAX_LUGGAGE = 36;

export const FlightSelection = z.object({
  /** Outbound first, then inbound; one flight for a one-way trip. */
  flights: z
    .array(z.object({ key: z.string().max(200) }))
    .min(1)
    .max(2),
  passengers: z.int().min(1).max(9),
  infants: z.int().min(0).max(5),
  luggageSelection: z.array(LuggageSelection).max(MAX_LUGGAGE).default([]),
  outBoundClass: FareType.default('eco'),
  inBoundClass: FareType.default('eco'),
  /**
   * What each flight cost a traveller when the visitor saw it, in the order of `flights`. What moved since is the
   * new basket's `priceChange`; without them the price of now counts as seen.
   */
  shownPrices: z.array(Amount.min(0).max(10_000_000)).max(2).optional(),
});
export type FlightSelection = z.infer<typeof FlightSelection>;
export type FlightSelectionInput = z.input<typeof FlightSelection>;

export const HotelSelectionRoom = z.object({
  roomName: z.string(),
  roomCode: z.string(),
  adult: z.int(),
  child: z.int(),
  childAgeList: z.array(z.int()),
});
export const HotelSelection = z.object({
  blankProductCode: z.string(),
  rooms: z.array(HotelSelectionRoom),
  travelDate: CalendarDate,
  duration: z.int(),
  boardTypeCode: z.string(),
  boardTypeName: z.string(),
  hotelName: z.string(),
});

/** What a price line charges for; `amount` is the whole line (all `count` units together). */
export const PriceLine = z.object({
  /** `flight-out-adult`, `fare-in`, `security-tax`, `baggage-0-1`, `insurance`, `booking-fee`, `card-surcharge`, … */
  id: z.string(),
  text: z.string(),
  amount: Amount,
  currency: Currency,
  count: z.int(),
  travellerType: TravellerType.nullable(),
  type: z.enum(['None', 'Baggage']),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** One fare product of a carrier: what it adds per person on this flight, and its rules. */
export const Fare = z.object({
  type: FareType,
  /** Per person with a seat, above eco. */
  surcharge: Amount,
  cabinBagKg: z.int().min(0),
  personalItemKg: z.int().min(0),
  /** 0: no hold bag included. */
  holdBagKg: z.int().min(0),
  /** Per person and change; null: the ticket cannot be changed; 0: free of charge. */
  changeFee: Amount.nullable(),
  refund: z.enum(['none', 'voucher', 'full']),
  seat: z.enum(['none', 'standard', 'extra-legroom']),
  priority: z.boolean(),
  fastTrack: z.boolean(),
});
export type Fare = z.infer<typeof Fare>;

/** Something the traveller must know beside the price and pays elsewhere (the Gambia levy). */
export const PriceNotice = z.object({ code: z.string(), text: z.string() });
export type PriceNotice = z.infer<typeof PriceNotice>;

export const PricedSelection = z.object({
  flights: z.array(Flight),
  hotel: HotelSelection.nullable(),
  prices: z.array(PriceLine),
  flightPrices: z.array(z.object({ key: z.string(), price: Amount })),
  flightSeats: z.array(z.object({ key: z.string(), availableSeatCount: z.int(), seatStatus: SeatStatus })),
  /** Fares per flight, in the order of `flights`. */
  flightFares: z.array(z.object({ key: z.string(), fares: z.array(Fare) })),
  notices: z.array(PriceNotice),
  /** Set when the selection cannot be sold; it is then invalid (§4 Priced selection). */
  errorMessage: z.string().nullable(),
  totalFlightPrice: Amount,
  /** The sum of `prices`, to the cent. */
  totalPrice: Amount,
  currency: Currency,
});
export type PricedSelection = z.infer<typeof PricedSelection>;

export const Assistance = z.enum(['wheelchair', 'sight', 'hearing', 'other']);
export type Assistance = z.infer<typeof Assistance>;
export const Gender = z.enum(['female', 'male']);
export type Gender = z.infer<typeof Gender>;

export const Traveller = z.object({
  type: TravellerType,
  gender: Gender,
  index: z.int().min(0).max(13),
  name: z.string().min(1).max(60),
  surname: z.string().min(1).max(60),
  phone: z.string().max(30).default(''),
  phoneAreaCode: z.string().max(2).default('NL'),
  phoneAreaNumber: z.string().max(5).default('31'),
  birthdate: CalendarDate,
  assistance: z.array(Assistance).default([]),
});
export type Traveller = z.infer<typeof Traveller>;

export const Contact = z.object({
  gender: Gender,
  name: z.string().min(1).max(60),
  surname: z.string().min(1).max(60),
  birthdate: CalendarDate.nullable().default(null),
  email: z.email().max(120),
  phoneNumber: z.string().min(1).max(30),
  sosPhoneNumber: z.string().max(30).default(''),
  mobileNumber: z.string().max(30).default(''),
  address: z.string().min(1).max(120),
  /** Empty where the country has no postcodes. */
  zipCode: z.string().max(16),
  city: z.string().min(1).max(80),
  country: z.string().length(2),
  phoneAreaCode: z.string().max(2).default('NL'),
  sosPhoneAreaCode: z.string().max(2).default('NL'),
  phoneAreaNumber: z.string().max(5).default('31'),
  sosPhoneAreaNumber: z.string().max(5).default('31'),
  receiveNewsletter: z.boolean().default(false),
});
export type Contact = z.infer<typeof Contact>;

export const InsuranceChoice = z.enum(['none', 'cancellation', 'travel', 'both']);
export type InsuranceChoice = z.infer<typeof InsuranceChoice>;

export const BasketStatus = z.enum([
  'open',
  'held',
  'paying',
  'booked',
  'failed',
  'expired',
  'refunding',
  'refunded',
]);
export type BasketStatus = z.infer<typeof BasketStatus>;

/** The total moved since the visitor last agreed to it; nothing goes on before a yes or no. */
export const PriceChange = z.object({ oldTotal: Amount, newTotal: Amount, currency: Currency });
export type PriceChange = z.infer<typeof PriceChange>;

/** What was typed in a step and refused, with its errors; shown again, never lost. */
export const StepDraft = z.object({
  step: z.enum(['travellers', 'extras', 'payment']),
  values: z.record(z.string().max(80), z.string().max(500)),
  /** Field name → message key. */
  errors: z.record(z.string().max(80), z.string().max(120)),
});
export type StepDraft = z.infer<typeof StepDraft>;

export const Basket = z.object({
  selection: PricedSelection,
  key: z.string(),
  travellers: z.array(Traveller),
  luggages: z.array(LuggageSelection),
  contact: Contact.nullable(),
  internalKey: z.string(),
  inBoundClass: FareType,
  outBoundClass: FareType,
  status: BasketStatus,
  passengers: z.int(),
  infants: z.int(),
  insurance: InsuranceChoice.nullable(),
  /** "No extra baggage" was acknowledged (§5). */
  baggageAcknowledged: z.boolean(),
  priceChange: PriceChange.nullable(),
  /** ISO instant at which held seats go back on sale. */
  holdExpiresAt: z.iso.datetime().nullable(),
  drafts: z.array(StepDraft),
  pnr: z.string().nullable(),
});
export type Basket = z.infer<typeof Basket>;

export const TravellerInfo = z.object({
  contact: Contact,
  travellers: z.array(Traveller).min(1).max(14),
  InBoundClass: FareType.default('eco'),
  OutBoundClass: FareType.default('eco'),
});
export type TravellerInfo = z.infer<typeof TravellerInfo>;

/** What the extras page sends: all choices at once, so the last one sent is what holds. */
export const LuggageChoice = z.object({
  luggageSelection: z.array(LuggageSelection).max(MAX_LUGGAGE),
  baggageAcknowledged: z.boolean().default(false),
});
export type LuggageChoice = z.infer<typeof LuggageChoice>;

export const LuggageOption = z.object({ id: z.string(), text: z.string(), amount: Amount });
/** The options of one flight; `text` names the flight. */
export const LuggageOffer = z.object({
  text: z.string(),
  routeIndex: z.int().min(0).max(1),
  /** Hold luggage that the chosen fare already includes, in kg. */
  includedKg: z.int().min(0),
  options: z.array(LuggageOption),
});
export type LuggageOffer = z.infer<typeof LuggageOffer>;

export const InsuranceOffer = z.object({
  id: InsuranceChoice,
  amount: Amount,
  currency: Currency,
  cover: z.object({
    baggage: Amount.nullable(),
    delay: Amount.nullable(),
    /** Of `baggage` and `delay`: cover is in euro in every market (§9), whatever the premium is paid in. */
    currency: Currency,
    medicalPercent: z.int().nullable(),
    cancellation: z.boolean(),
  }),
});
export type InsuranceOffer = z.infer<typeof InsuranceOffer>;

export const PaymentType = z.object({
  /** -1 is payment on account (§4). */
  id: z.int(),
  text: z.string(),
  code: z.string(),
  /** Codes of its marks, separated by spaces. */
  logo: z.string(),
  /** Added to the total when this choice is taken. */
  surcharge: Amount,
});
export type PaymentType = z.infer<typeof PaymentType>;

/** Takes the seats off sale for 15 minutes; the visitor agrees to terms and to this total. */
export const PrebookRequest = z.object({
  paymentId: z.int(),
  acceptedTotal: Amount,
  termsAccepted: z.literal(true),
});
export type PrebookRequest = z.infer<typeof PrebookRequest>;
export const PrebookResult = z.object({ total: Amount, currency: Currency, holdExpiresAt: z.iso.datetime() });
export type PrebookResult = z.infer<typeof PrebookResult>;

export const PaymentRequest = z.object({
  paymentId: z.int(),
  callbackUrl: z.url(),
  clientIPAddress: z.string().max(45).default(''),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;
/** One hand-over to the provider: the query of the target, and the fields to POST (empty: a GET). */
export const PaymentResponse = z.object({
  formData: z.record(z.string(), z.string()),
  queryString: z.record(z.string(), z.string()),
});
export type PaymentResponse = z.infer<typeof PaymentResponse>;

export const BookingResult = z.object({
  pnr: z.string().nullable(),
  errorCode: z.string().nullable(),
  hasProblem: z.boolean(),
  isPaymentProblem: z.boolean(),
  message: z.string().nullable(),
  status: BasketStatus,
});
export type BookingResult = z.infer<typeof BookingResult>;

export const CustomerCountry = z.object({ code: z.string(), name: z.string(), callingCode: z.string() });
export type CustomerCountry = z.infer<typeof CustomerCountry>;
