import type { BasketStatus } from '@/lib/contract/booking';
import { DomainError } from '../problem';

/**
 * Where a basket may go from where it stands (decision 30). Money decides late: an open or failed basket
 * becomes booked when an earlier payment turns out to be paid after all, or refunding when its seats are gone.
 */
const TRANSITIONS: Readonly<Record<BasketStatus, readonly BasketStatus[]>> = {
  open: ['held', 'booked', 'refunding', 'expired'],
  held: ['open', 'held', 'paying', 'booked', 'refunding'],
  paying: ['held', 'paying', 'booked', 'failed', 'refunding'],
  failed: ['open', 'held', 'paying', 'booked', 'refunding', 'expired'],
  refunding: ['refunded'],
  booked: [],
  expired: [],
  refunded: [],
};

export function mayMove(from: BasketStatus, to: BasketStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Booked, expired and refunded baskets are left by nothing. */
export function isTerminal(status: BasketStatus): boolean {
  return TRANSITIONS[status].length === 0;
}

/** Gives `to` back; throws a conflict where the basket may not go there. */
export function movedTo(from: BasketStatus, to: BasketStatus): BasketStatus {
  if (mayMove(from, to)) return to;
  throw new DomainError('conflict', `A basket that is ${from} cannot become ${to}`);
}
