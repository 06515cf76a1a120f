import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { BasketStatus } from '@/lib/contract/booking';
import type { Database } from '../db/database';
import { movedTo } from './basket-status';
import { baskets, bookings } from './booking-tables';
import { paymentAttempts } from './payment-tables';

export type BasketRow = typeof baskets.$inferSelect;
export type NewBasket = typeof baskets.$inferInsert;
type BasketChange = Partial<Omit<BasketRow, 'id' | 'key' | 'sessionHash' | 'touchedAt'>>;

export interface BasketOwner {
  key: string;
  sessionHash: string;
}

export async function insertBasket(db: Database, basket: NewBasket): Promise<BasketRow> {
  const [row] = await db.insert(baskets).values(basket).returning();
  if (!row) throw new Error('The basket was not stored');
  return row;
}

const owned = ({ key, sessionHash }: BasketOwner) =>
  and(eq(baskets.key, key), eq(baskets.sessionHash, sessionHash));

export async function selectBasket(db: Database, owner: BasketOwner): Promise<BasketRow | undefined> {
  const [row] = await db.select().from(baskets).where(owned(owner));
  return row;
}

/** Locks the basket until the end of the transaction: all that concerns one basket happens in turn. */
export async function lockBasket(tx: Database, owner: BasketOwner): Promise<BasketRow | undefined> {
  const [row] = await tx.select().from(baskets).where(owned(owner)).for('update');
  return row;
}

export async function lockBasketById(tx: Database, id: number): Promise<BasketRow | undefined> {
  const [row] = await tx.select().from(baskets).where(eq(baskets.id, id)).for('update');
  return row;
}

/** For background work: undefined while somebody else has the basket, whose turn it then is. */
export async function lockBasketIfFree(tx: Database, id: number): Promise<BasketRow | undefined> {
  const [row] = await tx.select().from(baskets).where(eq(baskets.id, id)).for('update', { skipLocked: true });
  return row;
}

/** Changes a locked basket; a change of status goes through the transition rules. */
export async function updateBasket(
  tx: Database,
  basket: BasketRow,
  change: BasketChange,
  now: Date,
): Promise<BasketRow> {
  if (change.status !== undefined && change.status !== basket.status) movedTo(basket.status, change.status);
  const [row] = await tx
    .update(baskets)
    .set({ ...change, touchedAt: now })
    .where(and(eq(baskets.id, basket.id), eq(baskets.status, basket.status)))
    .returning();
  if (!row) throw new Error(`Basket ${basket.id} changed without its lock`);
  return row;
}

/** Baskets whose hold has run out, oldest first. */
export async function selectRunOutHolds(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(isNotNull(baskets.holdExpiresAt), lte(baskets.holdExpiresAt, now)))
    .orderBy(baskets.holdExpiresAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const ABANDONABLE: BasketStatus[] = ['open', 'failed'];

/**
 * Closes baskets that nobody touched since `before` and that no money is on its way for, and forgets whom
 * they were for. One whose hold has not been ended yet waits for that: its seats go back on sale first.
 * Gives the number closed.
 */
export async function expireAbandoned(db: Database, before: Date, now: Date): Promise<number> {
  const unsettled = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.basketId, baskets.id), inArray(paymentAttempts.status, ['creating', 'open'])),
    );
  const rows = await db
    .update(baskets)
    .set({
      status: 'expired',
      travellers: [],
      contact: null,
      drafts: [],
      frozen: null,
      touchedAt: now,
    })
    .where(
      and(
        inArray(baskets.status, ABANDONABLE),
        isNull(baskets.holdExpiresAt),
        lt(baskets.touchedAt, before),
        notExists(unsettled),
      ),
    )
    .returning({ id: baskets.id });
  return rows.length;
}

/** Forgets whom baskets were for whose money went back before `before`: no booking came of them. */
export async function forgetRefunded(db: Database, before: Date): Promise<void> {
  await db
    .update(baskets)
    .set({ travellers: [], contact: null, drafts: [] })
    .where(and(eq(baskets.status, 'refunded'), lt(baskets.touchedAt, before), isNotNull(baskets.contact)));
}

export async function selectPnr(db: Database, basketId: number): Promise<string | null> {
  const [row] = await db.select({ pnr: bookings.pnr }).from(bookings).where(eq(bookings.basketId, basketId));
  return row?.pnr ?? null;
}
