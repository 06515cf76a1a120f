import type { Basket, FlightSelection, PricedSelection } from '@/lib/contract/booking';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { sessionHashOf } from './basket-access';
import { insertBasket } from './basket-queries';
import { wireOf } from './basket-to-wire';
import { type Choices, priceChoices } from './price-basket';
import { newSecret } from './secrets';
import { refuseSelection } from './selection-error';

function choicesIn(selection: FlightSelection): Choices {
  // §9: babies travel on a lap, at most one a passenger.
  if (selection.infants > selection.passengers) {
    const errors = { infants: 'bookingForm.errors.infantNeedsAdult' };
    throw new DomainError('invalid-request', 'There are more infants than passengers', { errors });
  }
  const { flights, luggageSelection, shownPrices: _, ...party } = selection;
  return { ...party, flightKeys: flights.map(({ key }) => key), luggages: luggageSelection, insurance: null };
}

/** How much dearer the flights are now, for the whole party, than the visitor saw them (decision 29). */
function movedSinceShown({ shownPrices, passengers }: FlightSelection, { flightPrices }: PricedSelection) {
  const perSeat = flightPrices.map(({ price: now }, index) => now - (shownPrices?.[index] ?? now));
  return perSeat.reduce((sum, moved) => sum + moved, 0) * passengers;
}

/**
 * What a selection costs now; with an `errorMessage` when it cannot be sold.
 * Throws invalid-request for flights or luggage that do not exist.
 */
export async function price(
  { db, clock }: Context,
  selection: FlightSelection,
  request: RequestInfo,
): Promise<PricedSelection> {
  return (await priceChoices(db, clock, choicesIn(selection), request)).selection;
}

/** Opens a basket for the session. Throws invalid-request or sold-out when the selection cannot be sold. */
export async function initBasket(
  context: Context,
  selection: FlightSelection,
  request: RequestInfo,
): Promise<Basket> {
  const sessionHash = sessionHashOf(request);
  const choices = choicesIn(selection);
  const priced = await priceChoices(context.db, context.clock, choices, request);
  if (priced.error) refuseSelection(priced.error);
  const now = context.clock.now();
  const basket = await insertBasket(context.db, {
    key: newSecret(),
    sessionHash,
    market: request.market,
    currency: request.currency,
    status: 'open',
    flightKeys: [...choices.flightKeys],
    passengers: choices.passengers,
    infants: choices.infants,
    outBoundClass: choices.outBoundClass,
    inBoundClass: choices.inBoundClass,
    travellers: [],
    luggages: priced.luggages,
    baggageAcknowledged: false,
    drafts: [],
    acceptedTotal: priced.totalBeforeSurcharge - movedSinceShown(selection, priced.selection),
    createdAt: now,
    touchedAt: now,
  });
  return wireOf(basket, priced, null);
}
