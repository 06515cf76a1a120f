import type { Basket, Contact, Traveller } from '@/lib/contract/booking';
import type { FormValues } from '../forms/form-values';

/** A basket's saved travellers and contact as the fields of the form. */
export function savedTravellerValues(basket: Pick<Basket, 'travellers' | 'contact'>): FormValues {
  const [first] = basket.travellers;
  return Object.assign(
    {},
    ...basket.travellers.map(travellerValues),
    basket.contact && first ? contactValues(basket.contact, first) : {},
  ) as FormValues;
}

/**
 * What the form shows: what was typed last and refused or not yet sent, else what the basket holds.
 * A draft holds every field of its form, so it is laid over nothing: a box unticked stays unticked.
 */
export function shownTravellerValues(
  basket: Pick<Basket, 'travellers' | 'contact'>,
  draft: FormValues | undefined,
  defaults: FormValues,
): FormValues {
  if (draft && 'contact.email' in draft) return { ...withoutBoxes(defaults), ...draft };
  return { ...defaults, ...savedTravellerValues(basket), ...draft };
}

const withoutBoxes = (defaults: FormValues): FormValues => {
  const { 'contact.sameAsFirst': _, ...rest } = defaults;
  return rest;
};

/** A form that nobody has touched yet: the market's country, and the first traveller as the contact. */
export function freshTravellerValues(country: string): FormValues {
  return {
    'contact.sameAsFirst': 'on',
    'contact.country': country,
    'contact.phoneCountry': country,
    'contact.sosPhoneCountry': country,
  };
}

function travellerValues(traveller: Traveller): FormValues {
  const at = `travellers.${traveller.index}`;
  const [year = '', month = '', day = ''] = traveller.birthdate.split('-');
  return {
    [`${at}.type`]: traveller.type,
    [`${at}.gender`]: traveller.gender,
    [`${at}.name`]: traveller.name,
    [`${at}.surname`]: traveller.surname,
    [`${at}.birthdate.day`]: day,
    [`${at}.birthdate.month`]: month,
    [`${at}.birthdate.year`]: year,
    ...Object.fromEntries(traveller.assistance.map((kind) => [`${at}.assistance.${kind}`, 'on'])),
  };
}

function contactValues(contact: Contact, first: Traveller): FormValues {
  const same = contact.name === first.name && contact.surname === first.surname;
  return {
    'contact.sameAsFirst': same ? 'on' : '',
    'contact.gender': contact.gender,
    'contact.name': contact.name,
    'contact.surname': contact.surname,
    'contact.address': contact.address,
    'contact.zipCode': contact.zipCode,
    'contact.city': contact.city,
    'contact.country': contact.country,
    'contact.email': contact.email,
    'contact.phoneCountry': contact.phoneAreaCode,
    'contact.phoneNumber': contact.phoneNumber,
    'contact.sosPhoneCountry': contact.sosPhoneAreaCode,
    'contact.sosPhoneNumber': contact.sosPhoneNumber,
    'contact.receiveNewsletter': contact.receiveNewsletter ? 'on' : '',
  };
}
