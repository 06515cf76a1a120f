/**
 * The one list of the calls of specification §7: name → method and path. It knows no schema, so the
 * browser can call without carrying Zod; `endpoints.ts` adds the schemas.
 * `required` names query fields that must not be null or missing (§5).
 */
export const endpointPaths = {
  login: { method: 'POST', path: '/auth/login' },
  promocode: { method: 'POST', path: '/auth/promocode' },
  logout: { method: 'POST', path: '/auth/logout' },
  user: { method: 'GET', path: '/auth/user' },

  price: { method: 'POST', path: '/booking/price' },
  priceHotel: { method: 'POST', path: '/booking/price-hotel' },
  initBasket: { method: 'POST', path: '/booking/init' },
  initHotelBasket: { method: 'POST', path: '/booking/init-hotel' },
  basket: { method: 'GET', path: '/booking/basket/{key}' },
  addTravellerInfo: { method: 'POST', path: '/booking/basket/{key}/add-traveller-info' },
  createHotelBooking: { method: 'POST', path: '/booking/basket/{key}/create-booking-hotel' },
  luggages: { method: 'GET', path: '/booking/basket/{key}/luggages' },
  selectLuggage: { method: 'POST', path: '/booking/basket/{key}/select-luggage' },
  insurances: { method: 'GET', path: '/booking/basket/{key}/insurances' },
  selectInsurance: { method: 'POST', path: '/booking/basket/{key}/select-insurance' },
  saveDraft: { method: 'POST', path: '/booking/basket/{key}/draft' },
  acceptPrice: { method: 'POST', path: '/booking/basket/{key}/accept-price' },
  paymentTypes: { method: 'GET', path: '/booking/basket/{key}/payment-types' },
  prebook: { method: 'POST', path: '/booking/basket/{key}/prebook' },
  processPayment: { method: 'POST', path: '/booking/basket/{key}/process-payment' },
  bookingResult: { method: 'GET', path: '/booking/basket/{key}/booking-result' },
  customerCountries: { method: 'GET', path: '/booking/customer-countries' },
  confirmationDetail: { method: 'GET', path: '/booking/confirmation-detail/{key}' },
  findBooking: { method: 'POST', path: '/booking/find' },
  paymentPush: { method: 'POST', path: '/booking/payment-push' },

  layoutData: { method: 'GET', path: '/content/layout-data' },
  homePageData: { method: 'GET', path: '/content/home-page-data' },
  checkSeoUrl: { method: 'GET', path: '/content/check-seo-url' },
  dynamicPage: { method: 'GET', path: '/content/dynamic-page' },
  landingPage: { method: 'GET', path: '/content/landing-page' },

  searchFlights: {
    method: 'GET',
    path: '/flights/{origin}/{destination}/{date}',
    required: ['passenger', 'infant'],
  },
  moreFlights: {
    method: 'GET',
    path: '/flights/{origin}/{destination}/{date}/{direction}',
    required: ['passenger', 'infant'],
  },
  availableDates: { method: 'GET', path: '/flights/availabledates/{origin}/{destination}' },
  availableMonths: { method: 'GET', path: '/flights/availablemonths/{origin}/{destination}' },
  monthOverview: { method: 'GET', path: '/flights/month-overview/{origin}/{destination}/{month}' },
  cheapestRates: {
    method: 'GET',
    path: '/flights/cheapest-rates/{origin}/{destination}',
    required: ['passenger', 'infant'],
  },
  topTickets: { method: 'GET', path: '/flights/top-tickets/{count}' },
  topDestinations: { method: 'GET', path: '/flights/top-destinations' },
  googleFlightInfo: { method: 'POST', path: '/flights/google-flight-info' },

  hotelList: { method: 'POST', path: '/hotel/list' },
  hotelDetail: { method: 'GET', path: '/hotel/detail', required: ['key'] },
  hotelPeriods: { method: 'GET', path: '/hotel/periods', required: ['key'] },
  passengerCombination: {
    method: 'GET',
    path: '/hotel/passenger-combination',
    required: ['key', 'adultCount'],
  },
  priceTable: { method: 'POST', path: '/hotel/price-table' },
  hotelRooms: { method: 'POST', path: '/hotel/rooms' },
  hotelConcepts: { method: 'POST', path: '/hotel/concepts' },

  origins: { method: 'GET', path: '/locations/origins' },
  destinations: { method: 'GET', path: '/locations/destination/{origin}' },
  airport: { method: 'GET', path: '/locations/airports/{seoName}' },
  alternatives: { method: 'GET', path: '/locations/alternatives/{code}' },
} as const satisfies Record<string, EndpointPath>;

export interface EndpointPath {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly required?: readonly string[];
}

export type EndpointName = keyof typeof endpointPaths;
