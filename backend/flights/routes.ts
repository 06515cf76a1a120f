import type { Handlers } from '../handlers';
import { googleFlightInfo } from './google-flight-info';
import { availableDates, availableMonths, cheapestRates, monthOverview } from './month-prices';
import { topDestinations, topTickets } from './offers';
import { moreFlights, searchFlights } from './search-flights';

type FlightCalls =
  | 'searchFlights'
  | 'moreFlights'
  | 'availableDates'
  | 'availableMonths'
  | 'monthOverview'
  | 'cheapestRates'
  | 'topTickets'
  | 'topDestinations'
  | 'googleFlightInfo';

export const flightHandlers: Pick<Handlers, FlightCalls> = {
  searchFlights,
  moreFlights,
  availableDates,
  availableMonths,
  monthOverview,
  cheapestRates,
  topTickets,
  topDestinations: (context, _, request) => topDestinations(context, request),
  googleFlightInfo,
};
