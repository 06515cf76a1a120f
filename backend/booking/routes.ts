import { type Handlers, notBuilt } from '../handlers';
import { acceptPrice } from './accept-price';
import { addTravellerInfo } from './add-traveller-info';
import { ownerOf, readBasket } from './basket-access';
import { basketToWire } from './basket-to-wire';
import { bookingResult } from './booking-result';
import { confirmationDetail } from './confirmation-detail';
import { customerCountries } from './customer-countries';
import { insuranceOffers, luggageOffers, selectInsurance, selectLuggage } from './extras';
import { findBooking } from './find-booking';
import { idempotent } from './idempotent';
import { initBasket, price } from './init-basket';
import { paymentTypes } from './payment-choice';
import { prebook } from './prebook';
import { processPayment } from './process-payment';
import { receivePaymentPush } from './receive-push';
import { saveDraft } from './save-draft';

type BookingCalls =
  | 'price'
  | 'priceHotel'
  | 'initBasket'
  | 'initHotelBasket'
  | 'createHotelBooking'
  | 'basket'
  | 'addTravellerInfo'
  | 'luggages'
  | 'selectLuggage'
  | 'insurances'
  | 'selectInsurance'
  | 'saveDraft'
  | 'acceptPrice'
  | 'paymentTypes'
  | 'prebook'
  | 'processPayment'
  | 'bookingResult'
  | 'customerCountries'
  | 'confirmationDetail'
  | 'findBooking'
  | 'paymentPush';

export const bookingHandlers: Pick<Handlers, BookingCalls> = {
  price: (context, { body }, request) => price(context, body, request),
  initBasket: idempotent('initBasket', (context, { body }, request) => initBasket(context, body, request)),
  basket: async (context, { key }, request) =>
    basketToWire(context, await readBasket(context, ownerOf(key, request)), request),
  addTravellerInfo: idempotent('addTravellerInfo', (context, { key, body }, request) =>
    addTravellerInfo(context, key, body, request),
  ),
  luggages: (context, { key }, request) => luggageOffers(context, key, request),
  selectLuggage: idempotent('selectLuggage', (context, { key, body }, request) =>
    selectLuggage(context, key, body, request),
  ),
  insurances: (context, { key }, request) => insuranceOffers(context, key, request),
  selectInsurance: idempotent('selectInsurance', (context, { key, body }, request) =>
    selectInsurance(context, key, body.insurance, request),
  ),
  saveDraft: idempotent('saveDraft', (context, { key, body }, request) =>
    saveDraft(context, key, body, request),
  ),
  acceptPrice: idempotent('acceptPrice', (context, { key, body }, request) =>
    acceptPrice(context, key, body.total, request),
  ),
  paymentTypes: (context, { key }, request) => paymentTypes(context, key, request),
  prebook: idempotent('prebook', (context, { key, body }, request) => prebook(context, key, body, request)),
  processPayment: idempotent('processPayment', (context, { key, body }, request) =>
    processPayment(context, key, body, request),
  ),
  bookingResult: (context, { key }, request) => bookingResult(context, key, request),
  customerCountries: (context, _, request) => customerCountries(context, request),
  confirmationDetail: (context, asked, request) => confirmationDetail(context, asked, request),
  findBooking: (context, { body }, request) => findBooking(context, body, request),
  paymentPush: async (context, { body }) => {
    await receivePaymentPush(context, body.id);
    return null;
  },
  ...notBuilt('priceHotel', 'initHotelBasket', 'createHotelBooking'),
};
