import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface PhoneNumber {
  /** `+31612345678`. */
  readonly e164: string;
  /** ISO country, for `phoneAreaCode`; the one asked for where several share a calling code. */
  readonly areaCode: string;
  /** Calling code, for `phoneAreaNumber`. */
  readonly areaNumber: string;
}

/**
 * Reads a number as typed, national or with its country code (decision 38); null when no such number can exist.
 * Carries about 145 kB of numbering plans: the browser imports it lazily or leaves it to the server.
 */
export function readPhoneNumber(typed: string, areaCode: string): PhoneNumber | null {
  const country = areaCode.toUpperCase();
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, country)
    : parsePhoneNumberFromString(typed);
  if (!number?.isValid()) return null;
  return { e164: number.number, areaCode: number.country ?? country, areaNumber: number.countryCallingCode };
}
