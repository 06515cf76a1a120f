import type {
  FareType,
  InsuranceChoice,
  LuggageSelection,
  PricedSelection,
  PriceNotice,
  TravellerType,
} from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import { type MarketCode, markets } from '@/lib/markets';
import { type Translate, translatorFor } from '@/lib/translator';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { type FoundFlight, findFlightsByKeys } from '../flights/find-flights';
import { seatStatus } from '../flights/seat-status';
import { DomainError } from '../problem';
import { resolveLuggage } from './luggage-choice';
import {
  type FlightToPrice,
  priceSelection,
  type SelectionPrice,
  type SelectionToPrice,
} from './price-selection';
import { type SelectionError, selectionError } from './selection-error';
import { type Charges, chargesOf, insuranceTariff, tariffOf } from './tariff';

/** What a visitor has chosen, as far as it has a price. */
export interface Choices {
  flightKeys: readonly string[];
  passengers: number;
  infants: number;
  outBoundClass: FareType;
  inBoundClass: FareType;
  luggages: readonly LuggageSelection[];
  insurance: InsuranceChoice | null;
  /** Of travellers with a seat, once known. */
  seatTypes?: readonly TravellerType[];
  /** Of the payment choice, once made. */
  surchargePercent?: number;
  /** Seats by flight id that are off sale for the visitor's own baskets: they count as left. */
  ownSeats?: ReadonlyMap<number, number>;
}

/** In whose words and in which money. */
export interface Reader {
  market: MarketCode;
  currency: Currency;
}

export interface PricedChoices extends SelectionPrice {
  selection: PricedSelection;
  flights: FoundFlight[];
  /** Why it cannot be sold; null when it can. */
  error: SelectionError | null;
  /** As resolved: one row a traveller, flight and kind. */
  luggages: LuggageSelection[];
  /** For the price of a choice not yet made. */
  toPrice: SelectionToPrice;
}

async function findAll(
  db: Database,
  keys: readonly string[],
  clock: Clock,
  { market, currency }: Reader,
  missing: 'invalid-request' | 'not-found',
): Promise<FoundFlight[]> {
  const found = await findFlightsByKeys(db, keys, { clock, currency, language: markets[market].language });
  return found.map((flight, index) => {
    if (flight) return flight;
    const errors = { [`flights.${index}.key`]: 'bookingForm.errors.invalid' };
    throw new DomainError(missing, 'There is no such flight', { errors });
  });
}

function flightToPrice(found: FoundFlight, fare: FareType, currency: Currency): FlightToPrice {
  const { flight, departureTax, carrierCode } = found;
  return {
    origin: flight.origin.name,
    destination: flight.destination.name,
    departure: flight.departure,
    arrival: flight.arrival,
    price: flight.price,
    departureTax,
    tariff: tariffOf(carrierCode, currency),
    fare,
  };
}

function withOwnSeats(found: FoundFlight, ownSeats = 0): FoundFlight {
  const availableSeatCount = found.flight.availableSeatCount + ownSeats;
  return {
    ...found,
    flight: { ...found.flight, availableSeatCount, seatStatus: seatStatus(availableSeatCount) },
  };
}

/** Told with the price, paid elsewhere (decision 27). */
function notices(flights: readonly FoundFlight[], { gambia }: Charges, text: Translate): PriceNotice[] {
  const touchesGambia = flights.some(({ originCountry, destinationCountry }) =>
    [originCountry, destinationCountry].includes('GM'),
  );
  const values = { usd: gambia.usd, dalasi: gambia.dalasi, age: gambia.fromAge };
  return touchesGambia ? [{ code: 'gambia-levy', text: text('gambiaLevy', values) }] : [];
}

/**
 * Prices choices against what flights cost and have left now. What cannot be sold has an `errorMessage` and its
 * lines all the same. Throws a DomainError for an unknown flight (with the code `missing`) or luggage option.
 */
export async function priceChoices(
  db: Database,
  clock: Clock,
  choices: Choices,
  reader: Reader,
  missing: 'invalid-request' | 'not-found' = 'invalid-request',
): Promise<PricedChoices> {
  const { market, currency } = reader;
  const text = translatorFor(market, 'priceLines');
  const charges = chargesOf(market, currency);
  const found = await findAll(db, choices.flightKeys, clock, reader, missing);
  const flights = found.map((flight) => withOwnSeats(flight, choices.ownSeats?.get(flight.id)));
  const fares = [choices.outBoundClass, choices.inBoundClass];
  const priced = flights.map((found, index) => flightToPrice(found, fares[index] ?? 'eco', currency));
  const optionIds = priced.map(({ tariff }) => tariff.luggage.map(({ id }) => id));
  const luggages = resolveLuggage(choices.luggages, { passengers: choices.passengers, optionIds });
  const toPrice: SelectionToPrice = {
    flights: priced,
    seatTypes: choices.seatTypes ?? Array.from({ length: choices.passengers }, () => 'adult' as const),
    infants: choices.infants,
    luggages,
    insurance: choices.insurance,
    currency,
    charges,
    insurances: insuranceTariff(),
    surchargePercent: choices.surchargePercent ?? 0,
  };
  const price = priceSelection(toPrice, text);
  const error = selectionError(flights, choices.passengers, text);
  const selection: PricedSelection = {
    flights: flights.map(({ flight }) => ({ ...flight, selected: true })),
    hotel: null,
    prices: price.lines,
    flightPrices: flights.map(({ flight }) => ({ key: flight.key, price: flight.price })),
    flightSeats: flights.map(({ flight: { key, availableSeatCount, seatStatus } }) => {
      return { key, availableSeatCount, seatStatus };
    }),
    flightFares: flights.map(({ flight }, index) => {
      return { key: flight.key, fares: [...(priced[index]?.tariff.fares ?? [])] };
    }),
    notices: notices(flights, charges, text),
    errorMessage: error?.message ?? null,
    totalFlightPrice: price.totalFlightPrice,
    totalPrice: price.totalPrice,
    currency,
  };
  return { ...price, selection, flights, error, luggages, toPrice };
}
