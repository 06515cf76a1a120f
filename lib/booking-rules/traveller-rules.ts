import type { Traveller, TravellerType } from '../contract/booking';
import { isCalendarDate } from '../dates';
import { ageBandOn, ageOn, MAIN_TRAVELLER_FROM_AGE, turnsTwoDuring } from './age-bands';
import type { BookingErrorKey, FieldErrors } from './booking-error-keys';

/** What a traveller's age is judged by, all as `YYYY-MM-DD`. */
export interface TripDays {
  /** The local departure dates of the flights, first one first. */
  readonly daysFlown: readonly string[];
  readonly today: string;
}

export interface PartySize {
  /** Travellers with a seat: adults and children. */
  readonly passengers: number;
  readonly infants: number;
}

// Letters of any script with their marks; apostrophes and hyphens in the forms that keyboards give.
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’‘ʼ`´ .\-‐–]+$/u;
const AGE_ERRORS = {
  adult: 'bookingForm.errors.ageAdult',
  child: 'bookingForm.errors.ageChild',
  infant: 'bookingForm.errors.ageInfant',
} as const satisfies Record<TravellerType, BookingErrorKey>;

/** A name takes diacritics, hyphens, apostrophes; one letter is enough (decision 38). */
export function nameError(value: string, field: 'name' | 'surname'): BookingErrorKey | null {
  const name = value.trim();
  if (name === '') return `bookingForm.errors.${field}Required`;
  return NAME.test(name) ? null : `bookingForm.errors.${field}Characters`;
}

/** The age band is taken on the dates flown; a child may turn 12 on the way, a baby may not turn 2 (§5). */
export function birthdateError(
  birthdate: string,
  type: TravellerType,
  trip: TripDays,
): BookingErrorKey | null {
  if (!isCalendarDate(birthdate) || birthdate < '1900-01-01') return 'bookingForm.errors.birthdateInvalid';
  if (birthdate > trip.today) return 'bookingForm.errors.birthdateFuture';
  if (turnsTwoDuring(birthdate, trip.daysFlown)) return 'bookingForm.errors.infantTurnsTwo';
  const bands = trip.daysFlown.map((day) => ageBandOn(birthdate, day));
  return bands.includes(type) ? null : AGE_ERRORS[type];
}

type PartyMember = Pick<Traveller, 'type' | 'name' | 'surname' | 'birthdate'>;

/**
 * The rules of the whole party, field by field; empty when it can travel.
 * The party as a whole is refused under the path `travellers`.
 */
export function partyErrors(
  travellers: readonly PartyMember[],
  party: PartySize,
  trip: TripDays,
): FieldErrors {
  const errors: FieldErrors = {};
  travellers.forEach((traveller, index) => {
    const found = {
      name: nameError(traveller.name, 'name'),
      surname: nameError(traveller.surname, 'surname'),
      birthdate: birthdateError(traveller.birthdate, traveller.type, trip),
    };
    for (const [field, error] of Object.entries(found)) {
      if (error) errors[`travellers.${index}.${field}`] = error;
    }
  });
  const whole = wholePartyError(travellers, party, trip);
  return whole ? { ...errors, travellers: whole } : errors;
}

function wholePartyError(
  travellers: readonly PartyMember[],
  party: PartySize,
  trip: TripDays,
): BookingErrorKey | null {
  const infants = travellers.filter((traveller) => traveller.type === 'infant').length;
  const adults = travellers.filter((traveller) => traveller.type === 'adult').length;
  if (infants !== party.infants || travellers.length - infants !== party.passengers) {
    return 'bookingForm.errors.partyDiffers';
  }
  // A baby travels on the lap of an adult.
  if (infants > adults) return 'bookingForm.errors.infantNeedsAdult';
  const [firstDay] = trip.daysFlown;
  const grownUp = travellers.some(
    ({ birthdate }) => firstDay !== undefined && ageOn(birthdate, firstDay) >= MAIN_TRAVELLER_FROM_AGE,
  );
  return grownUp ? null : 'bookingForm.errors.mainTravellerRequired';
}
