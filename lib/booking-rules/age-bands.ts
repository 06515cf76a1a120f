import type { TravellerType } from '../contract/booking';

/** Adult from 12, child 2 to 11, baby under 2 (specification §5). */
export const ADULT_FROM_AGE = 12;
export const CHILD_FROM_AGE = 2;
/** Somebody of this age must be in the party: a child does not travel alone here. */
export const MAIN_TRAVELLER_FROM_AGE = 16;

/**
 * Completed years on a day, both as `YYYY-MM-DD`; negative before birth.
 * Born on 29 February: a year older on 1 March where the year has no 29th.
 */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** The age band of a traveller on a day flown. */
export function ageBandOn(birthdate: string, day: string): TravellerType {
  const age = ageOn(birthdate, day);
  if (age >= ADULT_FROM_AGE) return 'adult';
  return age >= CHILD_FROM_AGE ? 'child' : 'infant';
}

/** Whether a baby on the first day flown is 2 or older on the last: such a trip is not sold (§5). */
export function turnsTwoDuring(birthdate: string, daysFlown: readonly string[]): boolean {
  const bands = daysFlown.map((day) => ageBandOn(birthdate, day));
  return bands.includes('infant') && bands.some((band) => band !== 'infant');
}
