import { describe, expect, it } from 'vitest';
import type { TravellerType } from '../contract/booking';
import { birthdateError, nameError, partyErrors } from './traveller-rules';

const trip = { daysFlown: ['2026-07-01', '2026-07-15'], today: '2026-03-01' };
const person = (type: TravellerType, birthdate: string, name = 'Noor') => ({
  type,
  name,
  surname: 'de Wit',
  birthdate,
});

describe('a name', () => {
  it.each([
    'O',
    'Zoë',
    "d'Hondt",
    "'s-Gravesande",
    'O’Brien',
    'Søren Åge',
    'Łukasz',
    'Jean-Luc',
    '李',
    'Jr. Ö',
  ])('may be %s', (name) => {
    expect(nameError(name, 'name')).toBeNull();
  });

  it.each([
    ['', 'bookingForm.errors.nameRequired'],
    ['  ', 'bookingForm.errors.nameRequired'],
    ['-', 'bookingForm.errors.nameCharacters'],
    ['R2D2', 'bookingForm.errors.nameCharacters'],
    ['<b>Jan', 'bookingForm.errors.nameCharacters'],
  ])('may not be "%s"', (name, key) => {
    expect(nameError(name, 'name')).toBe(key);
  });
});

describe('a birth date', () => {
  it.each([
    ['adult', '2014-07-01', null],
    ['adult', '2014-07-20', 'bookingForm.errors.ageAdult'],
    ['child', '2014-07-10', null],
    ['adult', '2014-07-10', null],
    ['child', '2014-06-30', 'bookingForm.errors.ageChild'],
    ['child', '2024-07-01', null],
    ['child', '2025-07-01', 'bookingForm.errors.ageChild'],
    ['infant', '2024-07-16', null],
    ['infant', '2024-07-15', 'bookingForm.errors.infantTurnsTwo'],
    ['child', '2024-07-15', 'bookingForm.errors.infantTurnsTwo'],
    ['infant', '2020-01-01', 'bookingForm.errors.ageInfant'],
    ['infant', '2026-03-02', 'bookingForm.errors.birthdateFuture'],
    ['adult', '1899-12-31', 'bookingForm.errors.birthdateInvalid'],
    ['adult', '1990-02-30', 'bookingForm.errors.birthdateInvalid'],
  ] as const)('of an %s on %s gives %s', (type, birthdate, key) => {
    expect(birthdateError(birthdate, type, trip)).toBe(key);
  });
});

describe('a party', () => {
  it('of an adult with a baby on the lap can travel', () => {
    const party = [person('adult', '1990-01-01'), person('infant', '2025-12-01')];
    expect(partyErrors(party, { passengers: 1, infants: 1 }, trip)).toEqual({});
  });

  it('must be the one that was searched for', () => {
    const party = [person('adult', '1990-01-01'), person('child', '2018-12-01')];
    const errors = partyErrors(party, { passengers: 1, infants: 1 }, trip);
    expect(errors).toEqual({ travellers: 'bookingForm.errors.partyDiffers' });
  });

  it('needs an adult for each baby', () => {
    const party = [
      person('adult', '1990-01-01'),
      person('child', '2018-01-01'),
      person('infant', '2025-12-01'),
      person('infant', '2025-12-01'),
    ];
    const errors = partyErrors(party, { passengers: 2, infants: 2 }, trip);
    expect(errors).toEqual({ travellers: 'bookingForm.errors.infantNeedsAdult' });
  });

  it('needs somebody of 16 or older', () => {
    const errors = partyErrors([person('adult', '2011-01-01')], { passengers: 1, infants: 0 }, trip);
    expect(errors).toEqual({ travellers: 'bookingForm.errors.mainTravellerRequired' });
    expect(partyErrors([person('adult', '2010-07-01')], { passengers: 1, infants: 0 }, trip)).toEqual({});
  });

  it('names the field of each mistake', () => {
    const party = [person('adult', '1990-01-01', ' '), person('child', '1990-01-01')];
    expect(partyErrors(party, { passengers: 2, infants: 0 }, trip)).toEqual({
      'travellers.0.name': 'bookingForm.errors.nameRequired',
      'travellers.1.birthdate': 'bookingForm.errors.ageChild',
    });
  });
});
