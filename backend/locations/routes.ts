import type { Handlers } from '../handlers';
import { airportBySeoName, alternativesOf } from './find-airports';
import { listDestinations, listOrigins } from './list-airports';

type LocationCalls = 'origins' | 'destinations' | 'airport' | 'alternatives';

export const locationHandlers: Pick<Handlers, LocationCalls> = {
  origins: ({ db }, { target }, { market, language }) => listOrigins(db, { target, market, language }),
  destinations: ({ db }, { origin, target }, { market, language }) =>
    listDestinations(db, origin, { target, market, language }),
  airport: ({ db }, { seoName }, { language }) => airportBySeoName(db, seoName, language),
  alternatives: ({ db }, { code }, { language }) => alternativesOf(db, code, language),
};
