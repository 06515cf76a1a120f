/** Every message key that the booking rules can give; the catalogues hold a text for each. */
export const bookingErrorKeys = [
  'bookingForm.errors.required',
  'bookingForm.errors.nameRequired',
  'bookingForm.errors.nameCharacters',
  'bookingForm.errors.surnameRequired',
  'bookingForm.errors.surnameCharacters',
  'bookingForm.errors.birthdateInvalid',
  'bookingForm.errors.birthdateFuture',
  'bookingForm.errors.ageAdult',
  'bookingForm.errors.ageChild',
  'bookingForm.errors.ageInfant',
  'bookingForm.errors.infantTurnsTwo',
  'bookingForm.errors.infantNeedsAdult',
  'bookingForm.errors.mainTravellerRequired',
  'bookingForm.errors.partyDiffers',
  'bookingForm.errors.emailRequired',
  'bookingForm.errors.emailInvalid',
  'bookingForm.errors.phone',
  'bookingForm.errors.addressRequired',
  'bookingForm.errors.zipCodeRequired',
  'bookingForm.errors.cityRequired',
  'bookingForm.errors.country',
  'bookingForm.errors.baggageAcknowledged',
  'bookingForm.errors.invalid',
] as const;
export type BookingErrorKey = (typeof bookingErrorKeys)[number];

/** Field path (`travellers.1.birthdate`, `contact.email`) → message key. */
export type FieldErrors = Record<string, BookingErrorKey>;
