import type { MarketCode } from '@/lib/markets';
import type { SearchErrors } from './search-field-names';
import type { SearchFields } from './search-form-rules';
import { checkSearch } from './search-form-schema';
import { resultsPath, valuesOfFields } from './search-url';

/** Goes to the results of a search that can be looked up; else says what is wrong with it. */
export function submitSearch(market: MarketCode, fields: SearchFields, today: string): SearchErrors | null {
  const checked = checkSearch(valuesOfFields(fields), today);
  if (!checked.ok) return checked.errors;
  window.location.assign(resultsPath(market, checked.search));
  return null;
}
