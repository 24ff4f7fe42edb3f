import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { v7 as newId } from 'uuid';
import { writeDurably } from '#app/disk/durable-file.server.ts';
import { errorCode } from '#app/config/error-code.ts';
import { type Mailer, isolation } from './mailer.server.ts';

/** How long mails are kept as files (decision 5). */
const keptDays = 30;

/** Writes each mail as an `.eml` file into a folder, for trying the site out. */
export function createFileMailer(folder: string, now: () => Date): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    ...isolation,
  });
  return {
    check: async () => ({ status: 'accepted' }),
    delivers: false,
    reachesAnyone: true,
    async send({ fields: _fields, ...mail }) {
      try {
        const { message } = await transport.sendMail(mail);
        // True with the option `buffer`, which the library's types do not express.
        if (!Buffer.isBuffer(message)) throw new TypeError('a mail is a stream');
        await mkdir(folder, { recursive: true });
        await writeDurably(join(folder, `${newId()}.eml`), message, 0o600);
        await removeOldMails(folder, now());
        return { status: 'accepted' };
      } catch (error) {
        // Writes are atomic, so no part of this mail remains.
        return { status: 'refused', code: errorCode(error) ?? 'EUNKNOWN' };
      }
    },
  };
}

/**
 * Deletes old mail files, because strangers' messages must not be kept for ever; called for each new one.
 * Returns how many.
 */
export async function removeOldMails(folder: string, now: Date): Promise<number> {
  const oldest = now.getTime() - keptDays * 24 * 60 * 60 * 1000;
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (!file || file.mtimeMs >= oldest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
