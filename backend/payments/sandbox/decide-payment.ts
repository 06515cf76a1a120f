import { addSeconds } from 'date-fns';
import type { Clock } from '../../clock';
import { type Database, inTransaction } from '../../db/database';
import { decidePayment, type SandboxPayment, selectPayment } from './sandbox-queries';
import type { SandboxStatus } from './sandbox-tables';

interface Outcome {
  /** Null: the visitor leaves without deciding. */
  status: SandboxStatus | null;
  /** When the bank reports, in seconds from now, each time once. */
  pushes: readonly number[];
  /** Whether the bank sends the visitor back to the shop. */
  returns: boolean;
}

/** What the buttons of the bank's page do: every way in which a hosted payment page treats a shop. */
export const decisions = {
  pay: { status: 'paid', pushes: [0], returns: true },
  fail: { status: 'failed', pushes: [0], returns: true },
  cancel: { status: 'cancelled', pushes: [0], returns: true },
  'pay-late-push': { status: 'paid', pushes: [60], returns: true },
  'pay-double-push': { status: 'paid', pushes: [0, 2], returns: true },
  'pay-missing-push': { status: 'paid', pushes: [], returns: true },
  'pay-and-close': { status: 'paid', pushes: [0], returns: false },
  close: { status: null, pushes: [], returns: false },
} as const satisfies Record<string, Outcome>;
export type Decision = keyof typeof decisions;

export function isDecision(value: unknown): value is Decision {
  return typeof value === 'string' && Object.hasOwn(decisions, value);
}

/** Carries out a button; a payment that was decided before, or waited too long, stays as it is. */
export async function decide(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
  decision: Decision,
): Promise<{ payment: SandboxPayment; returns: boolean } | null> {
  const payment = await selectPayment(db, id);
  if (!payment) return null;
  const { status, pushes, returns } = decisions[decision];
  const now = clock.now();
  if (status !== null && payment.expiresAt > now) {
    const dueAt = pushes.map((seconds) => addSeconds(now, seconds));
    await inTransaction(db, (tx) => decidePayment(tx, id, status, dueAt));
  }
  return { payment, returns };
}
