import type { SeatStatus } from '@/lib/contract/flights';

/** Decision 21: available from 10 seats left, limited 4 to 9, last 1 to 3, soldout. */
export function seatStatus(seatsLeft: number): SeatStatus {
  if (seatsLeft >= 10) return 'available';
  if (seatsLeft >= 4) return 'limited';
  return seatsLeft >= 1 ? 'last' : 'soldout';
}
