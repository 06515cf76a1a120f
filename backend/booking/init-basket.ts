import type { Basket, FlightSelection, PricedSelection } from '@/lib/contract/booking';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { sessionHashOf } from './basket-access';
import { insertBasket } from './basket-queries';
import { wireOf } from './basket-to-wire';
import { changeBasket } from './change-basket';
import { selectHoldsOfSession } from './hold-queries';
import { type Choices, priceChoices } from './price-basket';
import { hashOf, newSecret } from './secrets';
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
 * As `priceChoices`, but seats that the visitor's own baskets hold count as left: somebody with the last ones may
 * still look for another fare. `holders` are the keys of those baskets.
 */
async function priceForVisitor({ db, clock }: Context, choices: Choices, request: RequestInfo) {
  const priced = await priceChoices(db, clock, choices, request);
  if (priced.error?.code !== 'sold-out') return { priced, holders: [] };
  const flightIds = priced.flights.map(({ id }) => id);
  const holds = await selectHoldsOfSession(db, hashOf(request.sessionId), flightIds);
  const ownSeats = new Map<number, number>();
  for (const { flightId, seats } of holds) ownSeats.set(flightId, (ownSeats.get(flightId) ?? 0) + seats);
  const holders = [...new Set(holds.map(({ basketKey }) => basketKey))];
  return { priced: await priceChoices(db, clock, { ...choices, ownSeats }, request), holders };
}

/**
 * What a selection costs now; with an `errorMessage` when it cannot be sold.
 * Throws invalid-request for flights or luggage that do not exist.
 */
export async function price(
  context: Context,
  selection: FlightSelection,
  request: RequestInfo,
): Promise<PricedSelection> {
  return (await priceForVisitor(context, choicesIn(selection), request)).priced.selection;
}

/**
 * Opens a basket for the session. When it takes the seats that the visitor's earlier baskets hold, those are given
 * up, as by any other change of them. Throws invalid-request or sold-out when the selection cannot be sold, and
 * what `changeBasket` throws.
 */
export async function initBasket(
  context: Context,
  selection: FlightSelection,
  request: RequestInfo,
): Promise<Basket> {
  const sessionHash = sessionHashOf(request);
  const choices = choicesIn(selection);
  const { priced: asked, holders } = await priceForVisitor(context, choices, request);
  if (asked.error) refuseSelection(asked.error);
  for (const key of holders) await changeBasket(context, key, request, async () => ({}));
  const priced =
    holders.length === 0 ? asked : await priceChoices(context.db, context.clock, choices, request);
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
