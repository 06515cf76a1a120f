import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from '@/lib/booking-rules/phone-number';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { travellerFormSchema } from './traveller-form-schema';
import { nestTravellers } from './traveller-rules-of';

const rules = {
  party: { passengers: 2, infants: 1 },
  trip: { daysFlown: ['2026-12-24', '2027-01-03'], today: '2026-11-20' },
  readPhone: readPhoneNumber,
};

const person = (index: number, type: string, born: string, rest: Record<string, string> = {}) => {
  const [day = '', month = '', year = ''] = born.split('-');
  const fields = {
    type,
    gender: 'female',
    name: 'Zoë',
    surname: 'd’Hondt',
    'birthdate.day': day,
    'birthdate.month': month,
    'birthdate.year': year,
    ...rest,
  };
  const named = Object.entries(fields).map(([name, value]) => [`travellers.${index}.${name}`, value]);
  return Object.fromEntries(named) as Record<string, string>;
};

const contact = {
  'contact.sameAsFirst': 'on',
  'contact.address': 'Dorpsstraat 12 A',
  'contact.zipCode': '1234 AB',
  'contact.city': '’s-Hertogenbosch',
  'contact.country': 'NL',
  'contact.email': 'zoe@voorbeeld.example',
  'contact.phoneCountry': 'NL',
  'contact.phoneNumber': '06 12345678',
  'contact.sosPhoneCountry': 'BE',
  'contact.sosPhoneNumber': '',
};

const good = {
  ...person(0, 'adult', '27-03-1984'),
  ...person(1, 'child', '5-5-2018'),
  ...person(2, 'infant', '10-09-2026'),
  ...contact,
};

const check = (values: Record<string, string>) => {
  const result = travellerFormSchema(rules).safeParse(nestTravellers(nestValues(values)));
  return result.success ? { data: result.data, errors: {} } : { errors: formErrors(result.error) };
};

describe('a travellers form that is filled in well', () => {
  it('becomes the travellers as the API takes them', () => {
    const { data } = check({ ...good, 'travellers.1.assistance.wheelchair': 'on' });
    expect(data?.travellers).toMatchObject([
      { index: 0, type: 'adult', birthdate: '1984-03-27', assistance: [] },
      { index: 1, type: 'child', birthdate: '2018-05-05', assistance: ['wheelchair'] },
      { index: 2, type: 'infant', birthdate: '2026-09-10' },
    ]);
  });

  it('takes the name of traveller 1 for the main booker, and the phone number with its country', () => {
    const { data } = check(good);
    expect(data?.contact).toMatchObject({
      name: 'Zoë',
      surname: 'd’Hondt',
      phoneNumber: '+31612345678',
      phoneAreaCode: 'NL',
      phoneAreaNumber: '31',
      sosPhoneNumber: '',
      receiveNewsletter: false,
    });
  });

  it('takes a main booker who stays at home', () => {
    const other = { 'contact.gender': 'male', 'contact.name': 'Jan', 'contact.surname': 'Smit' };
    const { data } = check({ ...good, 'contact.sameAsFirst': '', ...other });
    expect(data?.contact).toMatchObject({ gender: 'male', name: 'Jan', surname: 'Smit' });
  });

  it('is judged alike from the fields of React Hook Form', () => {
    const nested = {
      ...nestTravellers(nestValues(good)),
      contact: { ...(nestValues(good).contact as object), sameAsFirst: true, gender: null },
    };
    expect(travellerFormSchema(rules).safeParse(nested).success).toBe(true);
  });
});

describe('a travellers form', () => {
  it.each([
    ['a missing name', { 'travellers.0.name': ' ' }, { 'travellers.0.name': 'nameRequired' }],
    ['a missing surname', { 'travellers.2.surname': '' }, { 'travellers.2.surname': 'surnameRequired' }],
    ['no gender', { 'travellers.1.gender': '' }, { 'travellers.1.gender': 'required' }],
    [
      'a day that does not exist',
      { 'travellers.0.birthdate.day': '31', 'travellers.0.birthdate.month': '02' },
      { 'travellers.0.birthdate': 'birthdateInvalid' },
    ],
    [
      'an empty date',
      {
        'travellers.0.birthdate.day': '',
        'travellers.0.birthdate.month': '',
        'travellers.0.birthdate.year': '',
      },
      { 'travellers.0.birthdate': 'birthdateInvalid' },
    ],
    [
      'a child where an adult was searched for',
      { 'travellers.1.type': 'adult' },
      { 'travellers.1.birthdate': 'ageAdult' },
    ],
    [
      'a baby who turns 2 on the way',
      {
        'travellers.2.birthdate.day': '30',
        'travellers.2.birthdate.month': '12',
        'travellers.2.birthdate.year': '2024',
      },
      { 'travellers.2.birthdate': 'infantTurnsTwo' },
    ],
    ['a number that is none', { 'contact.phoneNumber': '0612' }, { 'contact.phoneNumber': 'phone' }],
    ['no number', { 'contact.phoneNumber': '' }, { 'contact.phoneNumber': 'phone' }],
    ['a bad number at home', { 'contact.sosPhoneNumber': '12' }, { 'contact.sosPhoneNumber': 'phone' }],
    ['no e-mail address', { 'contact.email': '' }, { 'contact.email': 'emailRequired' }],
    ['a bad e-mail address', { 'contact.email': 'zoe@' }, { 'contact.email': 'emailInvalid' }],
    ['no country', { 'contact.country': '' }, { 'contact.country': 'country' }],
    ['a name too long to keep', { 'travellers.0.name': 'x'.repeat(61) }, { 'travellers.0.name': 'invalid' }],
    [
      'a main booker without a name',
      { 'contact.sameAsFirst': '' },
      { 'contact.gender': 'required', 'contact.name': 'nameRequired', 'contact.surname': 'surnameRequired' },
    ],
  ])('with %s says so at its field', (_, change, errors) => {
    const keys = Object.entries(errors).map(([field, key]) => [field, `bookingForm.errors.${key}`]);
    expect(check({ ...good, ...change }).errors).toEqual(Object.fromEntries(keys));
  });

  it('takes another seat band once the visitor says that the birth date is right', () => {
    const { data } = check({ ...good, 'travellers.1.type': 'adult', 'travellers.1.asBand': 'child' });
    expect(data?.travellers[1]?.type).toBe('child');
  });

  it('never takes a baby for a traveller with a seat', () => {
    const { errors } = check({
      ...good,
      ...person(1, 'child', '10-09-2026'),
      'travellers.1.asBand': 'adult',
    });
    expect(errors).toEqual({ 'travellers.1.birthdate': 'bookingForm.errors.ageChild' });
  });

  it('with travellers missing is refused as a party', () => {
    const fields = Object.entries(good).filter(([name]) => !name.startsWith('travellers.1.'));
    expect(check(Object.fromEntries(fields)).errors).toEqual({ party: 'bookingForm.errors.partyDiffers' });
  });

  it('of nobody is refused without an exception', () => {
    expect(check({}).errors).not.toEqual({});
  });
});
