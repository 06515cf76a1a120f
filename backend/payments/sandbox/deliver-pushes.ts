import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { Logger } from '../../logger';
import { claimDuePushes } from './sandbox-queries';

interface Bank {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/** Background work of the bank: reports what is due to the shop. A report that fails is not repeated. */
export async function deliverDuePushes(
  bank: Bank,
  report: (paymentId: string) => Promise<void>,
): Promise<number> {
  const due = await claimDuePushes(bank.db, bank.clock.now());
  for (const paymentId of due) {
    try {
      await report(paymentId);
    } catch (error) {
      bank.logger.warn('The shop did not take a report of the sandbox bank', { error });
    }
  }
  return due.length;
}
