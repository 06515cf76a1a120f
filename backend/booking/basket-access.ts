import type { Context, RequestInfo } from '../context';
import { type Database, inTransaction } from '../db/database';
import { DomainError } from '../problem';
import { type BasketOwner, type BasketRow, lockBasket, selectBasket } from './basket-queries';
import { endHoldIfRunOut } from './seat-hold';
import { hashOf } from './secrets';

const SESSION = /^[A-Za-z0-9_-]{22,64}$/;

/** Throws an invalid-request DomainError when the session header is missing or too weak to keep. */
export function sessionHashOf({ sessionId }: RequestInfo): string {
  if (SESSION.test(sessionId)) return hashOf(sessionId);
  throw new DomainError('invalid-request', 'The session-id header is missing or malformed');
}

/** A foreign basket and an unknown one are the same to whoever asks. */
export function noSuchBasket(): DomainError {
  return new DomainError('not-found', 'There is no such basket');
}

export function ownerOf(key: string, request: RequestInfo): BasketOwner {
  if (!SESSION.test(request.sessionId)) throw noSuchBasket();
  return { key, sessionHash: hashOf(request.sessionId) };
}

/** The basket as it stands by the clock; a hold that has run out is ended first. Throws not-found. */
export async function readBasket({ db, clock }: Context, owner: BasketOwner): Promise<BasketRow> {
  const basket = await selectBasket(db, owner);
  if (!basket) throw noSuchBasket();
  if (basket.holdExpiresAt === null || basket.holdExpiresAt > clock.now()) return basket;
  return inTransaction(db, (tx) => lockedBasket(tx, owner, clock.now()));
}

/** Locks the basket and ends its hold if that has run out. Throws not-found. */
export async function lockedBasket(tx: Database, owner: BasketOwner, now: Date): Promise<BasketRow> {
  const basket = await lockBasket(tx, owner);
  if (!basket) throw noSuchBasket();
  return endHoldIfRunOut(tx, basket, now);
}
