import { ageBandOn } from '@/lib/booking-rules/age-bands';
import type { TripDays } from '@/lib/booking-rules/traveller-rules';
import type { TravellerType } from '@/lib/contract/booking';

/** Three typed numbers as a calendar date; not yet checked to exist. */
export function birthdateOf({ day, month, year }: { day: string; month: string; year: string }): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The other seat band that this birth date falls into on the first day flown, if it is one. */
export function otherSeatBand(
  type: TravellerType,
  birthdate: string,
  trip: TripDays,
): 'adult' | 'child' | null {
  const [firstDay] = trip.daysFlown;
  if (type === 'infant' || firstDay === undefined || !/^[12]\d{3}-\d{2}-\d{2}$/.test(birthdate)) return null;
  const band = ageBandOn(birthdate, firstDay);
  return band === 'infant' || band === type ? null : band;
}
