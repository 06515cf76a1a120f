import { type Handlers, notBuilt } from '../handlers';
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
  ...notBuilt('googleFlightInfo'),
};
