import { expect, it } from 'vitest';
import type { Traveller } from '@/lib/contract/booking';
import { baggageByFlight } from './baggage-review';

it('names each traveller’s baggage by flight, outbound first', () => {
  const noor = { index: 0, name: 'Noor', surname: 'Smit' } as Traveller;
  const offer = (routeIndex: number, text: string, includedKg: number) => ({
    routeIndex,
    text,
    includedKg,
    options: [{ id: 'BAG20', text: '20 kg', amount: 1 }],
  });
  const luggage = {
    travellerIndex: 0,
    routeIndex: 1,
    id: 'BAG20',
    allPassanger: false,
    removeAllLuggage: false,
  };
  const review = baggageByFlight({ luggages: [luggage], travellers: [noor] }, [
    offer(1, 'AYT – AMS', 0),
    offer(0, 'AMS – AYT', 20),
  ]);
  expect(review).toEqual([
    { routeIndex: 0, text: 'AMS – AYT', includedKg: 20, added: [] },
    { routeIndex: 1, text: 'AYT – AMS', includedKg: 0, added: [{ traveller: 'Noor Smit', text: '20 kg' }] },
  ]);
});
