import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { v7 as newId } from 'uuid';

/** One plain-text mail. `replyTo` must already be a single valid address. */
export type Mail = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
};

/** Taken for good, turned away, or lost on the way; `code` is for the log and says nothing personal. */
export type MailOutcome = { accepted: true } | { accepted: false; code: string };

export type Mailer = {
  /** False where mail is only written to files, which staff must be told. */
  delivers: boolean;
  /** Never throws: what went wrong is in the outcome. */
  send(mail: Mail): Promise<MailOutcome>;
};

/** Without these a mail could read local files or fetch addresses that its text names. */
const isolation = { disableFileAccess: true, disableUrlAccess: true };

/** Sends by SMTP. A silent server is given up after 5 s, so that the visitor has an answer within 6 s. */
export function createSmtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    ...isolation,
    dnsTimeout: 5000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  });
  return {
    delivers: true,
    async send(mail) {
      try {
        await transport.sendMail(mail);
        return { accepted: true };
      } catch (error) {
        return { accepted: false, code: codeOf(error) };
      }
    },
  };
}

/** How long mails are kept as files (decision 5). */
const keptDays = 30;

/** Writes each mail as an `.eml` file into a folder, for trying things out. */
export function createFileMailer(folder: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    ...isolation,
  });
  return {
    delivers: false,
    async send(mail) {
      try {
        const { message } = await transport.sendMail(mail);
        await mkdir(folder, { recursive: true });
        const path = join(folder, `${newId()}.eml`);
        const file = await open(`${path}.draft`, 'w', 0o600);
        try {
          await file.writeFile(message as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(`${path}.draft`, path);
        await removeOld(folder);
        return { accepted: true };
      } catch (error) {
        return { accepted: false, code: codeOf(error) };
      }
    },
  };
}

/** Strangers' messages are not to lie about for ever: each new one takes the old ones away. */
async function removeOld(folder: string): Promise<void> {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? 'EUNKNOWN', responseCode].filter(Boolean).join('/');
}
