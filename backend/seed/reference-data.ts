import { z } from 'zod';
import { AirportCode, Amount, Currency } from '@/lib/contract/common';
import { marketCodes } from '@/lib/markets';
import airportRows from './data/airports.json' with { type: 'json' };
import carrierRows from './data/carriers.json' with { type: 'json' };
import chargeTable from './data/charges.json' with { type: 'json' };
import countryRows from './data/countries.json' with { type: 'json' };
import destinationTextRows from './data/destination-texts.json' with { type: 'json' };
import fareProductRows from './data/fare-products.json' with { type: 'json' };
import insuranceRows from './data/insurances.json' with { type: 'json' };
import luggageRows from './data/luggage-offers.json' with { type: 'json' };
import originOrder from './data/markets-origins.json' with { type: 'json' };
import routeRows from './data/routes.json' with { type: 'json' };

const CountryCode = z.string().regex(/^[A-Z]{2}$/);
const CarrierCode = z.string().regex(/^[A-Z0-9]{2}$/);
const Market = z.enum(marketCodes);
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Percent = z.int().min(0).max(100);

/** The same text in the four languages of the shop. */
const Localized = z.strictObject({
  nl: z.string().min(1),
  en: z.string().min(1),
  fr: z.string().min(1),
  da: z.string().min(1),
});
export type Localized = z.infer<typeof Localized>;

/** The price of one thing in each currency, in minor units. Set by hand, never converted: endings stay tidy. */
const PriceList = z.strictObject({ EUR: Amount.min(0), DKK: Amount.min(0), USD: Amount.min(0) });
export type PriceList = z.infer<typeof PriceList>;

const Country = z.strictObject({
  code: CountryCode,
  name: Localized,
  /** Without plus sign. Kosovo has XK, the user-assigned code that phone libraries know. */
  callingCode: z.string().regex(/^\d{1,3}$/),
  /** May be chosen as the country a customer lives in. */
  customer: z.boolean(),
});
export type Country = z.infer<typeof Country>;

const Airport = z.strictObject({
  code: AirportCode,
  /** What a traveller calls the place: the island, or the city. */
  name: Localized,
  city: Localized,
  airportName: z.string().min(1),
  /** The Dutch name as an ASCII slug; the same in every language. */
  seoName: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  countryCode: CountryCode,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  timeZone: z.string(),
  /** Offered as a place to depart from. */
  isOrigin: z.boolean(),
  /** Sold as a destination in its own right, with a landing page; routes say what can be booked. */
  isDestination: z.boolean(),
  isExternal: z.boolean(),
  /** Airports within about 150 km that a traveller would accept instead; always mutual. */
  alternatives: z.array(AirportCode),
  character: z.enum(['coast', 'city', 'island', 'desert', 'tropical']),
  /** 100 is the best seller. */
  popularity: z.int().min(1).max(100),
});
export type ReferenceAirport = z.infer<typeof Airport>;

const CarrierKind = z.enum(['leisure', 'network', 'lowcost']);
export type CarrierKind = z.infer<typeof CarrierKind>;

const Carrier = z.strictObject({
  code: CarrierCode,
  name: z.string().min(1),
  /** First flight number of the series that its schedules count up from. */
  numberFrom: z.int().min(1).max(9800),
  kind: CarrierKind,
  /** Which fare products it sells. */
  fares: CarrierKind,
});

const FareProduct = z.strictObject({
  type: z.enum(['eco', 'flex', 'premium']),
  /** Per person with a seat and per flight, above eco. */
  surcharge: PriceList,
  cabinBagKg: z.int().min(0),
  personalItemKg: z.int().min(0),
  /** 0: no hold bag included. */
  holdBagKg: z.union([z.literal(0), z.literal(15), z.literal(20), z.literal(30)]),
  /** Per person and change; null: cannot be changed; 0: free of charge. */
  changeFee: PriceList.nullable(),
  refund: z.enum(['none', 'voucher', 'full']),
  seat: z.enum(['none', 'standard', 'extra-legroom']),
  priority: z.boolean(),
  loungeOrFastTrack: z.boolean(),
});
export type FareProduct = z.infer<typeof FareProduct>;

const FareProducts = z.strictObject({ kind: CarrierKind, fares: z.array(FareProduct).length(3) });

const LuggageOption = z.strictObject({
  /** BAG15 … BAG30 are one hold bag of that weight; SPORT is one piece of sports equipment. */
  id: z.enum(['BAG15', 'BAG20', 'BAG25', 'BAG30', 'SPORT']),
  kg: z.int().min(1),
  /** Per person and flight. */
  price: PriceList,
});
export type LuggageOption = z.infer<typeof LuggageOption>;

const LuggageOffer = z.strictObject({ kind: CarrierKind, options: z.array(LuggageOption).min(1) });

const InsuranceId = z.enum(['cancellation', 'travel', 'both']);
const Insurance = z.strictObject({
  id: InsuranceId,
  pricing: z.discriminatedUnion('basis', [
    /** A share of the travel sum; 600 basis points are 6 percent. */
    z.strictObject({ basis: z.literal('percent-of-total'), basisPoints: z.int().min(1).max(10_000) }),
    /** Babies count as persons; the days of departure and of return both count. */
    z.strictObject({ basis: z.literal('per-person-per-day'), price: PriceList }),
    /** The named insurances together, less the discount. */
    z.strictObject({
      basis: z.literal('sum-of'),
      ids: z.array(InsuranceId).min(2),
      discountBasisPoints: z.int().min(0).max(10_000),
    }),
  ]),
  /** Specification §9. baggage and delay: at most, per person, in euro cents in every market; 0: not covered. */
  cover: z.strictObject({
    baggage: Amount.min(0),
    delay: Amount.min(0),
    medicalPercent: Percent,
    cancellationPercent: Percent,
  }),
});
export type Insurance = z.infer<typeof Insurance>;

const Charges = z.strictObject({
  /** Per person by country of departure, babies too; 3 euro from Turkey (specification §9). */
  airportSecurityTax: z.strictObject({ default: PriceList, byCountry: z.record(CountryCode, PriceList) }),
  /** Per booking (specification §9). */
  bookingFee: PriceList,
  /** 0 where the law forbids a surcharge on consumer cards (decision 28). */
  amexSurchargePercent: z.record(Market, Percent),
  /** A baby on a lap, per flight; a connection counts as one flight. */
  infantFlightPrice: PriceList,
  /** Fixed point: amount × rate ÷ scale. Only for fares, whose base is in euro. */
  exchangeRates: z.strictObject({
    base: Currency,
    scale: z.int().min(1),
    rates: z.record(Currency, z.int().min(1)),
  }),
  /** Paid in cash on the spot, told and never added (decision 27); whole dollars or dalasi. */
  gambiaLevy: z.strictObject({ usd: z.int(), dalasi: z.int(), fromAge: z.int() }),
});
export type Charges = z.infer<typeof Charges>;

/** ISO weekdays, 1 Monday to 7 Sunday, ascending. */
const Weekdays = z.array(z.int().min(1).max(7)).max(7);

const RouteCarrier = z.strictObject({
  code: CarrierCode,
  /** Days of departure from the origin. Summer is 25 March to 31 October; empty: not flown. */
  weekdays: z.strictObject({ summer: Weekdays, winter: Weekdays }),
  /** On the origin's clock, one a flight. */
  departures: z.array(ClockTime).min(1),
  /** Gate to gate, the connection included. */
  durationMinutes: z.int().min(20),
  aircraftSeats: z.int().min(1),
  /** Where it stops; null: direct. */
  via: AirportCode.nullable(),
});
export type RouteCarrier = z.infer<typeof RouteCarrier>;

/** Both directions of a pair; the way back is made from it with a departure of its own. */
const Route = z.strictObject({
  origin: AirportCode,
  destination: AirportCode,
  carriers: z.array(RouteCarrier).min(1),
  season: z.enum(['year', 'summer', 'winter-sun']),
  /** One way, per adult, euro cents, before season and demand. */
  basePrice: Amount.min(1),
});
export type ReferenceRoute = z.infer<typeof Route>;

const DestinationText = z.strictObject({ code: AirportCode, text: Localized });

const ReferenceData = z.strictObject({
  countries: z.array(Country),
  airports: z.array(Airport),
  carriers: z.array(Carrier),
  fareProducts: z.array(FareProducts),
  luggageOffers: z.array(LuggageOffer),
  insurances: z.array(Insurance),
  charges: Charges,
  routes: z.array(Route),
  /** Every origin, those nearest to the market's customers first. */
  originsByMarket: z.record(Market, z.array(AirportCode)),
  /** One sentence for a destination's card. */
  destinationTexts: z.array(DestinationText),
});
export type ReferenceData = z.infer<typeof ReferenceData>;

let parsed: ReferenceData | undefined;

/** What the shop starts with, checked at the first call; throws a ZodError that names the broken row. */
export function referenceData(): ReferenceData {
  parsed ??= ReferenceData.parse({
    countries: countryRows,
    airports: airportRows,
    carriers: carrierRows,
    fareProducts: fareProductRows,
    luggageOffers: luggageRows,
    insurances: insuranceRows,
    charges: chargeTable,
    routes: routeRows,
    originsByMarket: originOrder,
    destinationTexts: destinationTextRows,
  });
  return parsed;
}
