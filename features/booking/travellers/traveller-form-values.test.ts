import { describe, expect, it } from 'vitest';
import type { Contact, Traveller } from '@/lib/contract/booking';
import { formErrors } from '../forms/form-errors';
import { nestValues } from '../forms/form-values';
import { travellerFormSchema } from './traveller-form-schema';
import { freshTravellerValues, savedTravellerValues, shownTravellerValues } from './traveller-form-values';
import { nestTravellers } from './traveller-rules-of';

const traveller: Traveller = {
  type: 'adult',
  gender: 'male',
  index: 0,
  name: 'Jan',
  surname: 'Smit',
  phone: '',
  phoneAreaCode: 'NL',
  phoneAreaNumber: '31',
  birthdate: '1980-12-01',
  assistance: ['hearing'],
};
const contact: Contact = {
  gender: 'male',
  name: 'Jan',
  surname: 'Smit',
  birthdate: null,
  email: 'jan@voorbeeld.example',
  phoneNumber: '+31612345678',
  sosPhoneNumber: '',
  mobileNumber: '',
  address: 'Kade 1',
  zipCode: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  phoneAreaCode: 'NL',
  sosPhoneAreaCode: 'NL',
  phoneAreaNumber: '31',
  sosPhoneAreaNumber: '31',
  receiveNewsletter: true,
};
const saved = { travellers: [traveller], contact };
const fresh = freshTravellerValues('NL');

describe('the travellers form', () => {
  it('begins with the market’s country and the first traveller as the main booker', () => {
    expect(shownTravellerValues({ travellers: [], contact: null }, undefined, fresh)).toMatchObject({
      'contact.country': 'NL',
      'contact.phoneCountry': 'NL',
      'contact.sameAsFirst': 'on',
    });
  });

  it('shows what the basket holds, ready to be sent again', () => {
    const shown = shownTravellerValues(saved, undefined, fresh);
    expect(shown).toMatchObject({
      'travellers.0.birthdate.day': '01',
      'travellers.0.assistance.hearing': 'on',
      'contact.sameAsFirst': 'on',
      'contact.receiveNewsletter': 'on',
    });
    const result = travellerFormSchema({
      party: { passengers: 1, infants: 0 },
      trip: { daysFlown: ['2026-12-24'], today: '2026-11-20' },
      readPhone: null,
    }).safeParse(nestTravellers(nestValues(shown)));
    expect(result.success ? {} : formErrors(result.error)).toEqual({});
  });

  it('shows a refused draft as it was typed, with unticked boxes unticked', () => {
    const draft = { 'contact.email': 'jan@', 'travellers.0.name': '' };
    const shown = shownTravellerValues(saved, draft, fresh);
    expect(shown['contact.email']).toBe('jan@');
    expect(shown['travellers.0.name']).toBe('');
    expect(shown['contact.sameAsFirst']).toBeUndefined();
    expect(shown['contact.receiveNewsletter']).toBeUndefined();
  });

  it('tells a main booker who does not travel', () => {
    const values = savedTravellerValues({ ...saved, contact: { ...contact, name: 'Noor' } });
    expect(values['contact.sameAsFirst']).toBe('');
    expect(values['contact.name']).toBe('Noor');
  });
});
