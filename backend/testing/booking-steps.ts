import { eq } from 'drizzle-orm';
import type { Api } from '@/lib/api/create-api';
import type { Basket, Contact, FlightSelectionInput, Traveller, TravellerType } from '@/lib/contract/booking';
import { baskets } from '../booking/booking-tables';
import { hashOf, newSecret } from '../booking/secrets';
import { type Decision, decide } from '../payments/sandbox/decide-payment';
import type { TestBackend } from './open-test-backend';

export const CALLBACK = 'https://shop.example/nl/booking/confirmation';
/** Payment choices of the Dutch market. */
export const IDEAL = 1;
export const AMEX = 3;

let nextSession = 1;

/** The session of one more visitor. */
export function aSession(): string {
  return `session-of-a-visitor-${String(nextSession++).padStart(6, '0')}`;
}

const BIRTHDATES: Record<TravellerType, string> = {
  adult: '1988-03-14',
  child: '2019-06-02',
  infant: '2026-09-01',
};

export function aTraveller(type: TravellerType, index: number, wish: Partial<Traveller> = {}): Traveller {
  return {
    ...{ type, index, gender: 'female', name: 'Noor', surname: 'de Wit', birthdate: BIRTHDATES[type] },
    ...{ phone: '', phoneAreaCode: 'NL', phoneAreaNumber: '31', assistance: [] },
    ...wish,
  };
}

export function aContact(wish: Partial<Contact> = {}): Contact {
  return {
    ...{ gender: 'female', name: 'Noor', surname: 'de Wit', birthdate: null, email: 'noor@example.com' },
    ...{ phoneNumber: '06 12345678', sosPhoneNumber: '', mobileNumber: '', address: 'Kade 1' },
    ...{ zipCode: '1011 AB', city: 'Amsterdam', country: 'NL', receiveNewsletter: false },
    ...{ phoneAreaCode: 'NL', sosPhoneAreaCode: 'NL', phoneAreaNumber: '31', sosPhoneAreaNumber: '31' },
    ...wish,
  };
}

/** A basket with travellers, contact and the acknowledgement of no baggage: ready to be ordered. */
export async function aReadyBasket(
  visitor: Api,
  flightKeys: readonly string[],
  wish: Partial<FlightSelectionInput> = {},
): Promise<Basket> {
  const selection = { flights: flightKeys.map((key) => ({ key })), passengers: 1, infants: 0, ...wish };
  const { key } = await visitor.initBasket({ body: selection });
  const types = [
    ...Array.from({ length: selection.passengers }, () => 'adult' as const),
    ...Array.from({ length: selection.infants }, () => 'infant' as const),
  ];
  const travellers = types.map((type, index) => aTraveller(type, index));
  await visitor.addTravellerInfo({ key, body: { contact: aContact(), travellers } });
  return visitor.selectLuggage({ key, body: { luggageSelection: [], baggageAcknowledged: true } });
}

/** A basket whose seats are off sale. */
export async function aHeldBasket(
  visitor: Api,
  flightKeys: readonly string[],
  wish: Partial<FlightSelectionInput> = {},
): Promise<Basket> {
  const { key, selection } = await aReadyBasket(visitor, flightKeys, wish);
  await order(visitor, key, selection.totalPrice);
  return visitor.basket({ key });
}

export function order(visitor: Api, key: string, acceptedTotal: number, paymentId = IDEAL) {
  return visitor.prebook({ key, body: { paymentId, acceptedTotal, termsAccepted: true } });
}

/** Hands over to the bank; gives the bank's id of the payment. */
export async function handOver(visitor: Api, key: string, paymentId = IDEAL): Promise<string> {
  const { formData } = await visitor.processPayment({ key, body: { paymentId, callbackUrl: CALLBACK } });
  const { payment } = formData;
  if (!payment) throw new Error('The hand-over names no payment');
  return payment;
}

/** Presses a button on the bank's page. */
export async function atTheBank(
  { context }: TestBackend,
  payment: string,
  decision: Decision,
): Promise<void> {
  if (!(await decide(context, payment, decision))) throw new Error(`The bank knows no payment ${payment}`);
}

/** A booking from search result to reservation number. */
export async function aBooking(
  backend: TestBackend,
  visitor: Api,
  flightKeys: readonly string[],
): Promise<{ key: string; pnr: string }> {
  const { key } = await aHeldBasket(visitor, flightKeys);
  await atTheBank(backend, await handOver(visitor, key), 'pay');
  const { pnr } = await visitor.bookingResult({ key });
  if (!pnr) throw new Error('The paid basket was not booked');
  return { key, pnr };
}

export interface BasketCopy {
  visitor: Api;
  key: string;
  basketId: number;
}

/** Baskets like the one named, each of a visitor of its own. */
export async function copiesOfBasket(
  { db, visitor }: TestBackend,
  key: string,
  count: number,
): Promise<BasketCopy[]> {
  const [row] = await db.select().from(baskets).where(eq(baskets.key, key));
  if (!row) throw new Error('The basket to copy does not exist');
  const { id: _, ...content } = row;
  const sessions = Array.from({ length: count }, aSession);
  const copies = sessions.map((session) => ({ ...content, key: newSecret(), sessionHash: hashOf(session) }));
  const inserted = await db
    .insert(baskets)
    .values(copies)
    .returning({ basketId: baskets.id, key: baskets.key });
  return inserted.map((copy, index) => ({ ...copy, visitor: visitor({ sessionId: sessions[index] ?? '' }) }));
}
