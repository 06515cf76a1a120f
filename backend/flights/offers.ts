import type { Offer, OffersByCountry } from '@/lib/contract/flights';
import { addDays, formatDate } from '@/lib/dates';
import { shopDate } from '../clock';
import type { Context, RequestInfo } from '../context';
import { airportToWire } from '../locations/airport-to-wire';
import { airportsByCode } from '../locations/find-airports';
import { countryNames } from '../locations/list-airports';
import type { AirportRow } from '../locations/location-queries';
import { homeOriginCodes, marketOriginCodes } from '../locations/market-origins';
import { type RouteOffer, selectRouteOffers } from './price-queries';

/** Near enough to plan for, far enough to pack. */
const FROM_DAYS_AHEAD = 5;
const TO_DAYS_AHEAD = 120;
/** A ticket for two is what most visitors look for. */
const SEATS = 2;

interface PlacedOffer {
  route: RouteOffer;
  origin: AirportRow;
  destination: AirportRow;
}

async function placedOffers(
  { db, clock }: Context,
  { currency }: RequestInfo,
  origins: readonly string[],
): Promise<PlacedOffer[]> {
  const day = shopDate(clock);
  const dates = { from: addDays(day, FROM_DAYS_AHEAD), to: addDays(day, TO_DAYS_AHEAD) };
  const question = { now: clock.now(), basis: { day, currency }, passengers: SEATS };
  const routes = await selectRouteOffers(db, origins, dates, question);
  const codes = new Set(routes.flatMap(({ origin, destination }) => [origin, destination]));
  const airports = await airportsByCode(db, [...codes]);
  return routes.flatMap((route) => {
    const origin = airports.get(route.origin);
    const destination = airports.get(route.destination);
    return origin && destination?.isDestination ? [{ route, origin, destination }] : [];
  });
}

function toWire({ route, origin, destination }: PlacedOffer, request: RequestInfo): Offer {
  return {
    origin: airportToWire(origin, request.language),
    destination: airportToWire(destination, request.language),
    price: route.price,
    currency: request.currency,
    date: route.date,
    tripCode: 'OW',
    dateStr: formatDate(route.date, request.market, 'short'),
    imageUrl: '',
  };
}

/** How far below the route's usual price, weighed by how much the destination is asked for. */
const value = ({ route, destination }: PlacedOffer) =>
  (1 - route.price / route.meanPrice) * (1 + destination.popularity / 100);

/** The best offer of each destination, in the order given. */
function onePerDestination(offers: readonly PlacedOffer[]): PlacedOffer[] {
  const best = new Map<string, PlacedOffer>();
  for (const offer of offers) {
    if (!best.has(offer.destination.code)) best.set(offer.destination.code, offer);
  }
  return [...best.values()];
}

/** Best first: each destination once before any comes back. */
function ranked(offers: readonly PlacedOffer[]): PlacedOffer[] {
  const best = [...offers].sort((a, b) => value(b) - value(a) || a.route.price - b.route.price);
  const firsts = onePerDestination(best);
  return [...firsts, ...best.filter((offer) => !firsts.includes(offer))];
}

/**
 * Up to `count` tickets worth their price, every route once: from the market's own airports, then from others
 * that it lists. One way per adult; the price is the one that a search for that date shows.
 */
export async function topTickets(
  context: Context,
  { count }: { count: number },
  request: RequestInfo,
): Promise<Offer[]> {
  const home = homeOriginCodes(request.market);
  const offers = ranked(await placedOffers(context, request, home)).slice(0, count);
  if (offers.length < count) {
    const others = marketOriginCodes(request.market).filter((code) => !home.includes(code));
    offers.push(...ranked(await placedOffers(context, request, others)).slice(0, count - offers.length));
  }
  return offers.map((offer) => toWire(offer, request));
}

/** The cheapest ticket to each destination from the market's airports, by country, the most asked for first. */
export async function topDestinations(context: Context, request: RequestInfo): Promise<OffersByCountry[]> {
  const offers = await placedOffers(context, request, homeOriginCodes(request.market));
  const cheapest = onePerDestination(offers.sort((a, b) => a.route.price - b.route.price));
  const names = await countryNames(context.db, request.language);
  const groups = new Map<string, OffersByCountry>();
  for (const offer of cheapest.sort((a, b) => b.destination.popularity - a.destination.popularity)) {
    const code = offer.destination.countryCode;
    const group = groups.get(code) ?? { countryName: names.get(code) ?? code, infos: [] };
    group.infos.push(toWire(offer, request));
    groups.set(code, group);
  }
  return [...groups.values()];
}
