import { join } from 'node:path';
import { folderMailer } from './folder-mailer';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp-mailer';

/** By SMTP where the operator names a server, else into `<DATA_DIR>/mail` (decision 37). */
export function mailerFor(settings: {
  SMTP_URL?: string | undefined;
  DATA_DIR: string;
  MAIL_FROM: string;
}): Mailer {
  return settings.SMTP_URL
    ? smtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : folderMailer(join(settings.DATA_DIR, 'mail'), settings.MAIL_FROM);
}
