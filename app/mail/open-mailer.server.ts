import { join } from 'node:path';
import { createFileMailer } from './file-mailer.server.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.server.ts';
import { createSendFormMailer } from './send-form-mailer.server.ts';
import { createSmtpMailer } from './smtp-mailer.server.ts';

/** Creates the configured mailer. Makes no connection yet. */
export function openMailer(settings: MailSettings, dataDir: string, now: () => Date): Mailer {
  switch (settings.kind) {
    case 'smtp':
      return createSmtpMailer(settings.url);
    case 'send-form':
      return createSendFormMailer(settings);
    case 'file':
      return createFileMailer(join(dataDir, 'mail'), now);
  }
}
