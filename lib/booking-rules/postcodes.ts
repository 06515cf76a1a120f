/** Countries on the customer list whose post knows no codes (Universal Postal Union, addressing systems). */
const WITHOUT = new Set(['AE', 'AW', 'BQ', 'CW', 'GM', 'QA', 'SR', 'SX']);

/** Whether an address in this country (ISO 3166 code) has a postcode; in Curaçao, a market of ours, none has. */
export function hasPostcodes(country: string): boolean {
  return !WITHOUT.has(country);
}
