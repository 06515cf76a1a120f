import { addMinutes } from 'date-fns';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Logger } from '../logger';
import type { Mailer } from './mailer';
import { claimDueMail, markSent } from './outbox-queries';

interface PostOffice {
  db: Database;
  clock: Clock;
  logger: Logger;
  mailer: Mailer;
}

const FIRST_WAIT_MINUTES = 1;
const LAST_WAIT_MINUTES = 240;
const BATCH = 50;

/** One minute after the first failure, doubling up to four hours. */
export function waitAfter(tries: number): number {
  return Math.min(LAST_WAIT_MINUTES, FIRST_WAIT_MINUTES * 2 ** Math.max(0, tries - 1));
}

/** Background work: sends the mails that are due; one that fails waits longer each time. Gives the number sent. */
export async function sendDueMails({ db, clock, logger, mailer }: PostOffice): Promise<number> {
  let sent = 0;
  for (let count = 0; count < BATCH; count++) {
    const now = clock.now();
    const mail = await claimDueMail(db, now, (tries) => addMinutes(now, waitAfter(tries)));
    if (!mail) break;
    try {
      await mailer.send(mail);
      await markSent(db, mail.id, clock.now());
      sent++;
    } catch (error) {
      logger.warn('A mail could not be sent; it is tried again', { mail: mail.id, tries: mail.tries, error });
    }
  }
  return sent;
}
