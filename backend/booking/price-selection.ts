import type {
  FareType,
  InsuranceChoice,
  LuggageSelection,
  PriceLine,
  TravellerType,
} from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import { daysBetween } from '@/lib/dates';
import type { Translate } from '@/lib/translator';
import type { Insurance } from '../seed/reference-data';
import { insurancePrice } from './insurance-price';
import { type Charges, type FlightTariff, fareOf } from './tariff';

/** One flight to price; amounts in minor units per person with a seat. */
export interface FlightToPrice {
  /** Airports as the visitor reads them. */
  origin: string;
  destination: string;
  /** `YYYY-MM-DDTHH:mm:ss` on the airports' clocks. */
  departure: string;
  arrival: string;
  /** Contains `departureTax`. */
  price: number;
  departureTax: number;
  tariff: FlightTariff;
  fare: FareType;
}

export interface SelectionToPrice {
  /** Outbound, then inbound. */
  flights: readonly FlightToPrice[];
  /** Of travellers with a seat; all adults until they are known. */
  seatTypes: readonly TravellerType[];
  infants: number;
  /** As `resolveLuggage` gives it. */
  luggages: readonly LuggageSelection[];
  insurance: InsuranceChoice | null;
  currency: Currency;
  charges: Charges;
  insurances: readonly Insurance[];
  /** Of the payment choice; 0 before one is chosen. */
  surchargePercent: number;
}

export interface SelectionPrice {
  lines: PriceLine[];
  /** Flights, fares and taxes. */
  totalFlightPrice: number;
  /** Without the payment surcharge. */
  totalBeforeSurcharge: number;
  /** The sum of `lines`. */
  totalPrice: number;
}

type Draft = Omit<PriceLine, 'currency' | 'travellerType' | 'type'> & Partial<PriceLine>;

const DIRECTIONS = ['out', 'in'] as const;
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, line) => sum + line.amount, 0);

/** First day to last day of the trip, both counted; a flight over midnight ends on its day of arrival. */
export function tripDays(flights: readonly Pick<FlightToPrice, 'departure' | 'arrival'>[]): number {
  const first = flights[0];
  const last = flights.at(-1);
  return first && last ? daysBetween(first.departure.slice(0, 10), last.arrival.slice(0, 10)) + 1 : 0;
}

/** The share of a payment choice in minor units, half a cent up. */
export function surchargeOf(total: number, percent: number): number {
  return Math.round((total * percent) / 100);
}

function flightLines(selection: SelectionToPrice, flight: FlightToPrice, index: number, text: Translate) {
  const direction = DIRECTIONS[index === 0 ? 0 : 1];
  const { origin, destination } = flight;
  const perSeat = flight.price - flight.departureTax;
  const lines: Draft[] = [];
  for (const type of ['adult', 'child'] as const) {
    const count = selection.seatTypes.filter((seat) => seat === type).length;
    if (count === 0) continue;
    const name = text('flight', { origin, destination, traveller: type });
    lines.push({
      id: `flight-${direction}-${type}`,
      text: name,
      amount: perSeat * count,
      count,
      travellerType: type,
    });
  }
  if (selection.infants > 0) {
    lines.push({
      id: `flight-${direction}-infant`,
      text: text('flight', { origin, destination, traveller: 'infant' }),
      amount: selection.charges.infantFlight * selection.infants,
      count: selection.infants,
      travellerType: 'infant',
    });
  }
  const { surcharge } = fareOf(flight.tariff, flight.fare);
  if (surcharge !== 0) {
    const count = selection.seatTypes.length;
    const name = text('fare', { origin, destination, fare: flight.fare });
    lines.push({ id: `fare-${direction}`, text: name, amount: surcharge * count, count });
  }
  return lines;
}

/** Babies pay it too (reference data); it is in the flight's price of those with a seat, so taken out there. */
function securityTaxLines({ flights, seatTypes, infants }: SelectionToPrice, text: Translate): Draft[] {
  const perPerson = flights.reduce((sum, flight) => sum + flight.departureTax, 0);
  const count = seatTypes.length + infants;
  return perPerson === 0
    ? []
    : [{ id: 'security-tax', text: text('securityTax'), amount: perPerson * count, count }];
}

function baggageLine({ flights }: SelectionToPrice, luggage: LuggageSelection, text: Translate): Draft {
  const { travellerIndex, routeIndex, id } = luggage;
  const flight = flights[routeIndex];
  const option = flight?.tariff.luggage.find((candidate) => candidate.id === id);
  if (!flight || !option) throw new Error(`No luggage '${id}' on flight ${routeIndex}`);
  const { origin, destination } = flight;
  const isBag = id.startsWith('BAG');
  const values = { kg: option.kg, origin, destination, number: travellerIndex + 1 };
  return {
    id: `baggage-${travellerIndex}-${routeIndex}${isBag ? '' : `-${id.toLowerCase()}`}`,
    text: text(isBag ? 'baggage' : 'sportsEquipment', values),
    amount: option.amount,
    count: 1,
    type: 'Baggage',
  };
}

function insuranceLines(selection: SelectionToPrice, travelSum: number, text: Translate): Draft[] {
  const choice = selection.insurance;
  if (choice === null || choice === 'none') return [];
  const persons = selection.seatTypes.length + selection.infants;
  const trip = { travelSum, persons, days: tripDays(selection.flights), currency: selection.currency };
  const amount = insurancePrice(choice, trip, selection.insurances);
  return [{ id: 'insurance', text: text('insurance', { choice }), amount, count: persons }];
}

/**
 * The price of a selection in lines that add up to its total to the cent, in integer minor units. Children pay
 * what adults pay, babies a flat price a flight; the text of each line comes from `text` (`priceLines` texts).
 */
export function priceSelection(selection: SelectionToPrice, text: Translate): SelectionPrice {
  const travel = [
    ...selection.flights.flatMap((flight, index) => flightLines(selection, flight, index, text)),
    ...securityTaxLines(selection, text),
  ];
  const baggage = selection.luggages.map((luggage) => baggageLine(selection, luggage, text));
  const insurance = insuranceLines(selection, sumOf(travel) + sumOf(baggage), text);
  const fee = { id: 'booking-fee', text: text('bookingFee'), amount: selection.charges.bookingFee, count: 1 };
  const drafts: Draft[] = [...travel, ...baggage, ...insurance, fee];
  const totalBeforeSurcharge = sumOf(drafts);
  const percent = selection.surchargePercent;
  const surcharge = surchargeOf(totalBeforeSurcharge, percent);
  if (surcharge !== 0) {
    drafts.push({
      id: 'card-surcharge',
      text: text('cardSurcharge', { percent }),
      amount: surcharge,
      count: 1,
    });
  }
  const { currency } = selection;
  return {
    lines: drafts.map((draft) => ({ travellerType: null, type: 'None', ...draft, currency })),
    totalFlightPrice: sumOf(travel),
    totalBeforeSurcharge,
    totalPrice: totalBeforeSurcharge + surcharge,
  };
}
