import type { Airport } from '@/lib/contract/locations';
import type { Language } from '@/lib/markets';
import type { AirportRow } from './location-queries';

/** An airport as specification §3 has it, named in the visitor's language. */
export function airportToWire(row: AirportRow, language: Language): Airport {
  return {
    code: row.code,
    name: row.name[language],
    seoName: row.seoName,
    hasAlternative: row.alternatives.length > 0,
    countryCode: row.countryCode,
    isExternal: row.isExternal,
  };
}
