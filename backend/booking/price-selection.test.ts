import { describe, expect, it } from 'vitest';
import type { LuggageSelection } from '@/lib/contract/booking';
import { resolveLuggage } from './luggage-choice';
import {
  type FlightToPrice,
  priceSelection,
  type SelectionToPrice,
  surchargeOf,
  tripDays,
} from './price-selection';
import { chargesOf, fareOf, insuranceTariff, tariffOf } from './tariff';

const tariff = tariffOf('HV', 'EUR');
const outbound: FlightToPrice = {
  ...{ origin: 'Amsterdam', destination: 'Antalya', price: 12_900, departureTax: 0, tariff, fare: 'eco' },
  ...{ departure: '2027-04-20T10:00:00', arrival: '2027-04-20T14:30:00' },
};
const inbound: FlightToPrice = {
  ...{ origin: 'Antalya', destination: 'Amsterdam', price: 15_400, departureTax: 300, tariff, fare: 'eco' },
  ...{ departure: '2027-04-27T23:10:00', arrival: '2027-04-28T02:20:00' },
};
const choice = (wish: Partial<SelectionToPrice> = {}): SelectionToPrice => ({
  flights: [outbound, inbound],
  seatTypes: ['adult', 'adult', 'child'],
  infants: 1,
  luggages: [],
  insurance: null,
  currency: 'EUR',
  charges: chargesOf('nl', 'EUR'),
  insurances: insuranceTariff(),
  surchargePercent: 0,
  ...wish,
});
const price = (wish?: Partial<SelectionToPrice>) => priceSelection(choice(wish), (key) => key);
const lineOf = (id: string, wish?: Partial<SelectionToPrice>) =>
  price(wish).lines.find((line) => line.id === id);
const bag = (travellerIndex: number, routeIndex: number, id: string): LuggageSelection => {
  return { travellerIndex, routeIndex, id, allPassanger: false, removeAllLuggage: false };
};

describe('the price of a selection', () => {
  it('lets children pay what adults pay, and babies a flat price a flight', () => {
    expect(lineOf('flight-out-adult')).toMatchObject({ amount: 25_800, count: 2, travellerType: 'adult' });
    expect(lineOf('flight-out-child')).toMatchObject({ amount: 12_900, count: 1, travellerType: 'child' });
    expect(lineOf('flight-out-infant')).toMatchObject({ amount: 2_500, count: 1, travellerType: 'infant' });
  });

  it('shows the airport tax of the departure from Turkey per person, taken out of that flight', () => {
    expect(lineOf('flight-in-adult')?.amount).toBe(2 * (15_400 - 300));
    // Three with a seat and the baby.
    expect(lineOf('security-tax')).toMatchObject({ amount: 4 * 300, count: 4 });
    expect(lineOf('security-tax', { flights: [outbound] })).toBeUndefined();
  });

  it('costs one adult exactly the price first shown, and the booking fee', () => {
    const { totalPrice } = price({ seatTypes: ['adult'], infants: 0 });
    expect(totalPrice).toBe(12_900 + 15_400 + 1_000);
  });

  it('adds the fare’s surcharge for everyone with a seat', () => {
    const flights = [{ ...outbound, fare: 'flex' as const }, inbound];
    expect(lineOf('fare-out', { flights })).toMatchObject({
      amount: 3 * fareOf(tariff, 'flex').surcharge,
      count: 3,
    });
    expect(lineOf('fare-in', { flights })).toBeUndefined();
  });

  it('insures by the travel sum without fees, by person and day, or both at a discount', () => {
    const travelSum = 3 * 12_900 + 3 * 15_100 + 2 * 2_500 + 4 * 300;
    const cancellation = Math.round(travelSum * 0.06);
    const travel = 230 * 4 * 9;
    expect(lineOf('insurance', { insurance: 'cancellation' })?.amount).toBe(cancellation);
    expect(lineOf('insurance', { insurance: 'travel' })?.amount).toBe(travel);
    expect(lineOf('insurance', { insurance: 'both' })?.amount).toBe(
      Math.round((cancellation + travel) * 0.9),
    );
    expect(lineOf('insurance', { insurance: 'none' })).toBeUndefined();
  });

  it('counts both the day of departure and the day of the last arrival', () => {
    expect(tripDays([outbound, inbound])).toBe(9);
    expect(tripDays([outbound])).toBe(1);
  });

  it('adds up to the total to the cent, whatever is chosen', () => {
    for (const seats of [1, 2, 5, 9]) {
      for (const infants of [0, 1]) {
        for (const insurance of [null, 'none', 'cancellation', 'travel', 'both'] as const) {
          for (const surchargePercent of [0, 2, 3]) {
            const seatTypes = Array.from({ length: seats }, (_, index) =>
              index % 2 ? ('child' as const) : ('adult' as const),
            );
            const luggages = [bag(0, 0, 'BAG15'), bag(seats - 1, 1, 'SPORT')];
            const { lines, totalPrice, totalBeforeSurcharge } = price({
              ...{ seatTypes, infants, insurance, surchargePercent, luggages },
            });
            const sum = lines.reduce((total, { amount }) => total + amount, 0);
            expect(sum).toBe(totalPrice);
            expect(totalPrice - totalBeforeSurcharge).toBe(
              surchargeOf(totalBeforeSurcharge, surchargePercent),
            );
            expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
            expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
          }
        }
      }
    }
  });

  it('rounds half a cent of the card surcharge up', () => {
    expect(surchargeOf(12_325, 2)).toBe(247);
    expect(surchargeOf(12_324, 2)).toBe(246);
  });
});

describe('hold luggage', () => {
  const options = ['BAG15', 'BAG20', 'SPORT'];
  const resolve = (given: LuggageSelection[]) =>
    resolveLuggage(given, { passengers: 2, optionIds: [options, options] });

  it('is one bag a traveller and flight, the later choice counts; sports equipment goes beside it', () => {
    const given = [bag(0, 0, 'BAG15'), bag(0, 0, 'SPORT'), bag(0, 0, 'BAG20'), bag(1, 1, 'BAG15')];
    expect(resolve(given)).toEqual([bag(0, 0, 'SPORT'), bag(0, 0, 'BAG20'), bag(1, 1, 'BAG15')]);
  });

  it('can be chosen for everyone with a seat at once, and taken away again', () => {
    const everyone = { ...bag(0, 0, 'BAG20'), allPassanger: true };
    expect(resolve([everyone])).toEqual([bag(0, 0, 'BAG20'), bag(1, 0, 'BAG20')]);
    const notTheSecond = { ...bag(1, 0, ''), removeAllLuggage: true };
    expect(resolve([everyone, notTheSecond])).toEqual([bag(0, 0, 'BAG20')]);
    expect(resolve([everyone, { ...notTheSecond, allPassanger: true }])).toEqual([]);
  });

  it.each([
    ['an option that is not sold', bag(0, 0, 'BAG99'), 'luggageSelection.0.id'],
    ['a baby or a stranger', bag(2, 0, 'BAG15'), 'luggageSelection.0.travellerIndex'],
  ])('is refused for %s', (_, entry, field) => {
    expect(() => resolve([entry])).toThrow(
      expect.objectContaining({ details: { errors: { [field]: 'bookingForm.errors.invalid' } } }),
    );
  });

  it('needs a flight', () => {
    expect(() => resolveLuggage([bag(0, 1, 'BAG15')], { passengers: 1, optionIds: [options] })).toThrow(
      expect.objectContaining({ code: 'invalid-request' }),
    );
  });
});
