import { z } from 'zod';
import type { Contact } from '../contract/booking';
import { isCalendarDate } from '../dates';
import type { FieldErrors } from './booking-error-keys';
import { hasPostcodes } from './postcodes';
import { nameError } from './traveller-rules';

const Email = z.email().max(120);

/** The rules of the main booker's fields but for phone numbers (`phone-number.ts`), under `contact.…`. */
export function contactErrors(contact: Contact, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const name = nameError(contact.name, 'name');
  const surname = nameError(contact.surname, 'surname');
  if (name) errors['contact.name'] = name;
  if (surname) errors['contact.surname'] = surname;
  const email = contact.email.trim();
  if (email === '') errors['contact.email'] = 'bookingForm.errors.emailRequired';
  else if (!Email.safeParse(email).success) errors['contact.email'] = 'bookingForm.errors.emailInvalid';
  for (const field of ['address', 'zipCode', 'city'] as const) {
    const isNeeded = field !== 'zipCode' || hasPostcodes(contact.country);
    if (isNeeded && contact[field].trim() === '') {
      errors[`contact.${field}`] = `bookingForm.errors.${field}Required`;
    }
  }
  if (!/^[A-Z]{2}$/.test(contact.country)) errors['contact.country'] = 'bookingForm.errors.country';
  if (contact.birthdate !== null) {
    if (!isCalendarDate(contact.birthdate)) {
      errors['contact.birthdate'] = 'bookingForm.errors.birthdateInvalid';
    } else if (contact.birthdate > today) {
      errors['contact.birthdate'] = 'bookingForm.errors.birthdateFuture';
    }
  }
  return errors;
}
