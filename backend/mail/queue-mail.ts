import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import { mailOutbox } from './mail-tables';
import type { Mail } from './mailer';

/**
 * Promises a mail within the caller's transaction: it is sent if that commits, and only then. It is sent at least
 * once: after a crash between sending and noting it, it goes out again under the same Message-ID.
 */
export async function queueMail(tx: Database, mail: Mail, now: Date): Promise<void> {
  const messageId = `${randomUUID()}@sirocco`;
  await tx.insert(mailOutbox).values({ ...mail, messageId, nextTryAt: now, createdAt: now });
}
