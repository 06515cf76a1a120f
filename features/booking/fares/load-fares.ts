import { ApiProblem } from '@/lib/api/api-problem';
import type { Api } from '@/lib/api/create-api';
import type { PricedSelection } from '@/lib/contract/booking';
import { type FareQuery, flightSelectionOf } from './fare-query';

/**
 * The price of the asked flights now; null where they are unknown or no trip (a 400).
 * A selection that cannot be sold comes back with its `errorMessage`.
 */
export async function loadFares(api: Api, query: FareQuery | null): Promise<PricedSelection | null> {
  if (query === null) return null;
  try {
    return await api.price({ body: flightSelectionOf(query) });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 400 || error.status === 404)) return null;
    throw error;
  }
}
