import { z } from 'zod';
import type { BookingErrorKey, FieldErrors } from '@/lib/booking-rules/booking-error-keys';
import { contactErrors } from '@/lib/booking-rules/contact-rules';
import type { PhoneNumber } from '@/lib/booking-rules/phone-number';
import { type PartySize, partyErrors, type TripDays } from '@/lib/booking-rules/traveller-rules';
import type { Assistance, Contact, Traveller } from '@/lib/contract/booking';
import { birthdateOf, otherSeatBand } from './seat-band';

const text = (max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() : ''), z.string().max(max, invalid));
const invalid: BookingErrorKey = 'bookingForm.errors.invalid';
/** A ticked box: `on` in a posted form, `true` in React Hook Form. */
const ticked = z.preprocess((value) => value === true || value === 'on', z.boolean());
const Gender = z.preprocess((value) => value ?? '', z.enum(['', 'female', 'male'], invalid));
const SlotType = z.enum(['adult', 'child', 'infant'], invalid);
const assistanceKinds = ['wheelchair', 'sight', 'hearing', 'other'] as const satisfies readonly Assistance[];

const TravellerValues = z.object({
  type: SlotType,
  /** The visitor confirms that the birth date is right and the age band of the search was not. */
  asBand: z.preprocess(
    (value) => (value === 'adult' || value === 'child' ? value : undefined),
    SlotType.optional(),
  ),
  gender: Gender,
  name: text(60),
  surname: text(60),
  birthdate: z.object({ day: text(2), month: text(2), year: text(4) }),
  assistance: z
    .object({ wheelchair: ticked, sight: ticked, hearing: ticked, other: ticked })
    .partial()
    .default({}),
});
type TravellerValues = z.infer<typeof TravellerValues>;

const ContactValues = z.object({
  sameAsFirst: ticked,
  gender: Gender,
  name: text(60),
  surname: text(60),
  address: text(120),
  zipCode: text(16),
  city: text(80),
  country: text(2),
  email: text(120),
  phoneCountry: text(2),
  phoneNumber: text(30),
  sosPhoneCountry: text(2),
  sosPhoneNumber: text(30),
  receiveNewsletter: ticked,
});

const TravellerFormValues = z.object({
  travellers: z.array(TravellerValues).min(1, invalid).max(14, invalid),
  contact: ContactValues,
});
export type TravellerFormValues = z.input<typeof TravellerFormValues>;

export interface TravellerRules {
  readonly party: PartySize;
  readonly trip: TripDays;
  /** Null where the numbering plans are not loaded: numbers are then left to the server. */
  readonly readPhone: ((typed: string, areaCode: string) => PhoneNumber | null) | null;
}

export interface TravellerFormResult {
  readonly travellers: Traveller[];
  readonly contact: Contact;
}

/**
 * The rules of the travellers form (specification §5), in the browser and on the server alike: from the
 * fields as typed to what the API takes. Issues carry message keys, under the names of the fields.
 */
export function travellerFormSchema(rules: TravellerRules) {
  return TravellerFormValues.transform((values, context): TravellerFormResult => {
    const errors: Record<string, BookingErrorKey> = {};
    const travellers = values.travellers.map((traveller, index) => travellerOf(traveller, index, rules.trip));
    const contact = contactOf(values, rules, errors);
    const found: FieldErrors = {
      ...genderErrors(values),
      ...partyErrors(travellers, rules.party, rules.trip),
      ...withoutHidden(contactErrors(contact, rules.trip.today), values.contact.sameAsFirst),
      ...errors,
    };
    for (const [field, message] of Object.entries(found)) {
      // The party as a whole has a name of its own: under `travellers` it would hide their own mistakes.
      const path = field === 'travellers' ? ['party'] : field.split('.').map(asKey);
      context.addIssue({ code: 'custom', message, path });
    }
    return { travellers, contact };
  });
}

const asKey = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

function travellerOf(values: TravellerValues, index: number, trip: TripDays): Traveller {
  const birthdate = birthdateOf(values.birthdate);
  const other = otherSeatBand(values.type, birthdate, trip);
  return {
    type: other !== null && values.asBand === other ? other : values.type,
    gender: values.gender || 'female',
    index,
    name: values.name,
    surname: values.surname,
    phone: '',
    phoneAreaCode: 'NL',
    phoneAreaNumber: '31',
    birthdate,
    assistance: assistanceKinds.filter((kind) => values.assistance[kind]),
  };
}

type Parsed = z.output<typeof TravellerFormValues>;

function contactOf(values: Parsed, rules: TravellerRules, errors: Record<string, BookingErrorKey>): Contact {
  const { contact } = values;
  const [first] = values.travellers;
  const person = contact.sameAsFirst && first ? first : contact;
  const phone = phoneOf(contact.phoneNumber, contact.phoneCountry, rules);
  const sos = phoneOf(contact.sosPhoneNumber, contact.sosPhoneCountry, rules);
  if (phone === null || contact.phoneNumber === '')
    errors['contact.phoneNumber'] = 'bookingForm.errors.phone';
  if (sos === null && contact.sosPhoneNumber !== '')
    errors['contact.sosPhoneNumber'] = 'bookingForm.errors.phone';
  return {
    gender: person.gender || 'female',
    name: person.name,
    surname: person.surname,
    birthdate: null,
    email: contact.email,
    phoneNumber: phone?.e164 ?? contact.phoneNumber,
    sosPhoneNumber: contact.sosPhoneNumber === '' ? '' : (sos?.e164 ?? contact.sosPhoneNumber),
    mobileNumber: '',
    address: contact.address,
    zipCode: contact.zipCode,
    city: contact.city,
    country: contact.country,
    phoneAreaCode: phone?.areaCode ?? contact.phoneCountry,
    sosPhoneAreaCode: sos?.areaCode ?? contact.sosPhoneCountry,
    phoneAreaNumber: phone?.areaNumber ?? '',
    sosPhoneAreaNumber: sos?.areaNumber ?? '',
    receiveNewsletter: contact.receiveNewsletter,
  };
}

function phoneOf(typed: string, areaCode: string, rules: TravellerRules): PhoneNumber | null {
  if (rules.readPhone) return rules.readPhone(typed, areaCode);
  return { e164: typed, areaCode, areaNumber: '' };
}

function genderErrors({ travellers, contact }: Parsed): FieldErrors {
  const missing = travellers.flatMap(({ gender }, index) =>
    gender === '' ? [`travellers.${index}.gender`] : [],
  );
  if (!contact.sameAsFirst && contact.gender === '') missing.push('contact.gender');
  return Object.fromEntries(missing.map((field) => [field, 'bookingForm.errors.required']));
}

/** A contact who is traveller 1 has no name fields of its own to complain about. */
function withoutHidden(errors: FieldErrors, sameAsFirst: boolean): FieldErrors {
  if (!sameAsFirst) return errors;
  const { 'contact.name': _name, 'contact.surname': _surname, ...rest } = errors;
  return rest;
}
