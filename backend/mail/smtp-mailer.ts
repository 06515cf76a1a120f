import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

const TIMEOUT_MS = 30_000;

/** Sends through an SMTP server (`smtps://user:password@host`). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ messageId, recipient, subject, html, text }) {
      await transport.sendMail({ from, to: recipient, subject, html, text, messageId: `<${messageId}>` });
    },
  };
}
