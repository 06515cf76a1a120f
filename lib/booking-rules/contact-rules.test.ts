import { expect, test } from 'vitest';
import { Contact } from '../contract/booking';
import { contactErrors } from './contact-rules';

const contact = (changes: { country?: string; zipCode?: string }) =>
  Contact.parse({
    gender: 'female',
    name: 'Zoë',
    surname: 'Martina',
    email: 'zoe@voorbeeld.example',
    phoneNumber: '+59995123456',
    address: 'Kaya Flamboyan 7',
    zipCode: '',
    city: 'Willemstad',
    country: 'CW',
    ...changes,
  });

test('a main booker in Curaçao, which has no postcodes, needs none', () => {
  expect(contactErrors(contact({}), '2026-12-01')).toEqual({});
});

test('one in the Netherlands does', () => {
  expect(contactErrors(contact({ country: 'NL' }), '2026-12-01')).toEqual({
    'contact.zipCode': 'bookingForm.errors.zipCodeRequired',
  });
  expect(contactErrors(contact({ country: 'NL', zipCode: '1234 AB' }), '2026-12-01')).toEqual({});
});
