import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Mails that a committed transaction has promised; sent by the background work, repeated until accepted. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The Message-ID header: a mail that went out twice after a crash is shown once by mail programs. */
    messageId: text('message_id').notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once sent: the link in it opens the booking. */
    html: text().notNull(),
    text: text().notNull(),
    tries: smallint().notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('mail_outbox_due').on(table.nextTryAt).where(sql`${table.sentAt} is null`)],
);
