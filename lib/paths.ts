import { type MarketCode, markets } from './markets';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Adds the fields that have a value, in the order given. */
function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** `2026-12-24` as the flight paths have it (§9), `20261224`. */
export const pathDate = (date: string): string => date.replaceAll('-', '');

/**
 * The one builder of every link inside the shop. Dates are calendar dates (`2026-12-24`), codes are
 * IATA codes, `market` is the locale code that prefixes the URL.
 */
export const paths = {
  home: (market: MarketCode) => `/${market}`,
  destinations: (market: MarketCode) => `/${market}/destinations`,
  hotelList: (market: MarketCode) => `/${market}/hotels`,
  hotelOverview: (market: MarketCode) => `/${market}/hoteloverview`,
  hotel: (market: MarketCode, name: string) => `/${market}/${markets[market].hotelSegment}/${name}`,
  landing: (market: MarketCode, landing: string) => `/${market}/${markets[market].landingPrefix}-${landing}`,
  content: (market: MarketCode, seoName: string) => `/${market}/${seoName}`,
  terms: (market: MarketCode) => `/${market}/terms`,
  faq: (market: MarketCode) => `/${market}/faqdesign`,
  login: (market: MarketCode, returnTo?: string) => withQuery(`/${market}/login`, { returnTo }),
  badRequest: (market: MarketCode) => `/${market}/400`,

  /** Where the search form sends its fields without scripts; answers 303 to the results. */
  flightSearch: (market: MarketCode) => `/${market}/flights`,
  flights: (
    market: MarketCode,
    route: { origin: string; destination: string; departureDate: string; returnDate?: string | undefined },
    query?: Query,
  ) => {
    const dates = [route.departureDate, route.returnDate].filter((date) => date !== undefined);
    const segments = [route.origin, route.destination, ...dates.map(pathDate)];
    return withQuery(`/${market}/flights/${segments.join('/')}`, query);
  },

  /** Fare choice; `out` and `in` are flight keys. */
  choosePackage: (market: MarketCode, query: Query) =>
    withQuery(`/${market}/booking/chooseyourpackage`, query),
  /** Travellers and invoice details. */
  bookPay: (market: MarketCode, basket: string) => withQuery(`/${market}/booking/bookpay`, { basket }),
  extra: (market: MarketCode, basket: string) => withQuery(`/${market}/booking/extra`, { basket }),
  payment: (market: MarketCode, basket: string) => withQuery(`/${market}/booking/payment`, { basket }),
  /** The screen that hands the visitor over to the payment page. */
  handOver: (market: MarketCode, basket: string) =>
    withQuery(`/${market}/booking/payment/hand-over`, { basket }),
  /** Where the payment page sends the visitor back to; answers with the outcome. */
  confirmation: (market: MarketCode, basket: string) =>
    withQuery(`/${market}/booking/confirmation`, { basket }),
  reservation: (market: MarketCode, pnr: string, token?: string) =>
    withQuery(`/${market}/booking/confirmation/${encodeURIComponent(pnr)}`, { token }),
  /** A booking's flights as a calendar file. */
  reservationCalendar: (market: MarketCode, pnr: string, token?: string) =>
    withQuery(`/${market}/booking/confirmation/${encodeURIComponent(pnr)}/calendar.ics`, { token }),
  findReservation: (market: MarketCode, pnr: string) =>
    `/${market}/booking/confirmation/${encodeURIComponent(pnr)}/find`,
  /** Where a booking step's form posts to; the handler answers 303. */
  bookingStep: (market: MarketCode, step: 'start' | 'travellers' | 'extras' | 'payment' | 'accept-price') =>
    `/${market}/booking/submit/${step}`,
  /** The step where the basket stands. */
  flow: (market: MarketCode, basket: string) => withQuery(`/${market}/flow`, { basket }),
  /** Sets the market cookies and goes to that market's home. */
  chooseMarket: (market: MarketCode) => `/market/${market}`,
} as const;
