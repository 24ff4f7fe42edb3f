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
  /** Stays the same when a mail is tried again, so that receivers can tell. */
  messageId?: string;
};

/**
 * Taken for good, or not; `code` is for the log and says nothing personal. `uncertain` when the whole
 * mail had been handed over and no answer came: the server may have taken it all the same.
 */
export type MailOutcome =
  { accepted: true } | { accepted: false; code: string; uncertain: boolean };

export type Mailer = {
  /** False where mail is only written to files, which staff must be told. */
  delivers: boolean;
  /**
   * Gives a mail up after `patienceMs` altogether, at whatever stage; when not given, so early that a
   * visitor who waits for it has an answer within 6 s. Never throws: what went wrong is in the outcome.
   */
  send(mail: Mail, patienceMs?: number): Promise<MailOutcome>;
};

const visitorsPatienceMs = 5500;

/** Without these a mail could read local files or fetch addresses that its text names. */
const isolation = { disableFileAccess: true, disableUrlAccess: true };

/** Sends by SMTP, each mail over a connection of its own. */
export function createSmtpMailer(url: string): Mailer {
  return {
    delivers: true,
    async send(mail, patienceMs = visitorsPatienceMs) {
      let handedOver = false;
      const silent = () => {};
      const transport = nodemailer.createTransport({
        url,
        ...isolation,
        dnsTimeout: patienceMs,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
        // Only its log says when the last byte of a mail has gone out.
        logger: {
          level: silent,
          trace: silent,
          debug: silent,
          info: ({ tnx }: { tnx?: string }) => (handedOver ||= tnx === 'message'),
          warn: silent,
          error: silent,
          fatal: silent,
        },
      });
      try {
        // Each of the timeouts above ends one stage that stalls; a server that dribbles needs this.
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(patienceMs) });
        return { accepted: true };
      } catch (error) {
        const isRefused = Boolean((error as { responseCode?: unknown }).responseCode);
        return { accepted: false, code: codeOf(error), uncertain: handedOver && !isRefused };
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
        return { accepted: false, code: codeOf(error), uncertain: false };
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
