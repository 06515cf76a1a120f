import type { FieldErrors } from '@/lib/booking-rules/booking-error-keys';
import { contactErrors } from '@/lib/booking-rules/contact-rules';
import { readPhoneNumber } from '@/lib/booking-rules/phone-number';
import { partyErrors } from '@/lib/booking-rules/traveller-rules';
import type { Basket, Contact, Traveller, TravellerInfo } from '@/lib/contract/booking';
import { shopDate } from '../clock';
import type { Context, RequestInfo } from '../context';
import type { Database } from '../db/database';
import { readFlightKey } from '../flights/flight-key';
import { DomainError } from '../problem';
import type { BasketRow } from './basket-queries';
import { changeBasket, withoutDraft } from './change-basket';
import { isCustomerCountry } from './country-queries';

const PHONE: FieldErrors[string] = 'bookingForm.errors.phone';

/** A traveller's own number may be left out; a number that is given must be one. */
function readTraveller(traveller: Traveller, path: string, errors: FieldErrors): Traveller {
  const plain = { ...traveller, name: traveller.name.trim(), surname: traveller.surname.trim() };
  if (traveller.phone.trim() === '') return { ...plain, phone: '' };
  const number = readPhoneNumber(traveller.phone, traveller.phoneAreaCode);
  if (!number) errors[`${path}.phone`] = PHONE;
  return number
    ? { ...plain, phone: number.e164, phoneAreaCode: number.areaCode, phoneAreaNumber: number.areaNumber }
    : plain;
}

function readContact(contact: Contact, errors: FieldErrors): Contact {
  const read = (field: 'phoneNumber' | 'sosPhoneNumber' | 'mobileNumber', areaCode: string) => {
    if (contact[field].trim() === '' && field !== 'phoneNumber') return null;
    const number = readPhoneNumber(contact[field], areaCode);
    if (!number) errors[`contact.${field}`] = PHONE;
    return number;
  };
  const phone = read('phoneNumber', contact.phoneAreaCode);
  const sos = read('sosPhoneNumber', contact.sosPhoneAreaCode);
  const mobile = read('mobileNumber', contact.phoneAreaCode);
  return {
    ...contact,
    name: contact.name.trim(),
    surname: contact.surname.trim(),
    email: contact.email.trim(),
    mobileNumber: mobile?.e164 ?? '',
    phoneNumber: phone?.e164 ?? '',
    ...(phone ? { phoneAreaCode: phone.areaCode, phoneAreaNumber: phone.areaNumber } : {}),
    sosPhoneNumber: sos?.e164 ?? '',
    ...(sos ? { sosPhoneAreaCode: sos.areaCode, sosPhoneAreaNumber: sos.areaNumber } : {}),
  };
}

function refuse(errors: FieldErrors): never {
  const isBaby = Object.values(errors).includes('bookingForm.errors.infantTurnsTwo');
  throw isBaby
    ? new DomainError('infant-turns-two', 'A baby turns 2 during the trip', { errors })
    : new DomainError('invalid-request', 'The travellers or the contact break the rules', { errors });
}

/** Those with a seat come first, so that luggage counts them from 0; babies after them. */
function inOrder(travellers: readonly Traveller[]): Traveller[] {
  const given = [...travellers].sort((a, b) => a.index - b.index);
  const seated = given.filter(({ type }) => type !== 'infant');
  const babies = given.filter(({ type }) => type === 'infant');
  return [...seated, ...babies].map((traveller, index) => ({ ...traveller, index }));
}

async function read({ clock }: Context, tx: Database, basket: BasketRow, info: TravellerInfo) {
  const today = shopDate(clock);
  const daysFlown = basket.flightKeys.flatMap((key) => readFlightKey(key)?.departureDate ?? []);
  const errors: FieldErrors = {
    ...partyErrors(info.travellers, basket, { daysFlown, today }),
    ...contactErrors(info.contact, today),
  };
  const travellers = info.travellers.map((traveller, index) =>
    readTraveller(traveller, `travellers.${index}`, errors),
  );
  const contact = readContact(info.contact, errors);
  if (!errors['contact.country'] && !(await isCustomerCountry(tx, contact.country))) {
    errors['contact.country'] = 'bookingForm.errors.country';
  }
  if (Object.keys(errors).length > 0) refuse(errors);
  return { travellers: inOrder(travellers), contact };
}

/**
 * Who travels, who books, and in which fare. Ages are judged on the dates flown.
 * Throws infant-turns-two or invalid-request with a message key a field, and what `changeBasket` throws.
 */
export function addTravellerInfo(
  context: Context,
  key: string,
  info: TravellerInfo,
  request: RequestInfo,
): Promise<Basket> {
  return changeBasket(context, key, request, async (tx, basket) => ({
    ...(await read(context, tx, basket, info)),
    outBoundClass: info.OutBoundClass,
    inBoundClass: info.InBoundClass,
    drafts: withoutDraft(basket, 'travellers'),
  }));
}
