import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

/** Writes each mail as `<Message-ID>.eml` into a folder; a repeat overwrites the first. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ messageId, recipient, subject, html, text }) {
      const mail = { from, to: recipient, subject, html, text, messageId: `<${messageId}>` };
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
  };
}
