import nodemailer from 'nodemailer';
import { errorCode } from '#app/config/error-code.ts';
import { encryptedAddress } from './mail-encryption.ts';
import { type MailOutcome, type Mailer, isolation, requestTimeoutMs } from './mailer.server.ts';

/**
 * Sends by SMTP, each mail over a connection of its own, and never unencrypted unless `url` allows it
 * (`mayGoUnencrypted`).
 */
export function createSmtpMailer(url: string): Mailer {
  return {
    delivers: true,
    reachesAnyone: true,
    async send({ fields: _fields, ...mail }, timeoutMs = requestTimeoutMs) {
      let isGiven = false;
      const transport = transportTo(url, timeoutMs, () => (isGiven = true));
      try {
        // Each of the timeouts above ends one stage that stalls; a server that dribbles needs this.
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
        return { status: 'accepted' };
      } catch (error) {
        return outcomeOf(error, isGiven);
      }
    },
    async check() {
      const transport = transportTo(url, requestTimeoutMs, () => {});
      try {
        await transport.verify();
        return { status: 'accepted' };
      } catch (error) {
        return outcomeOf(error, false);
      } finally {
        transport.close();
      }
    },
  };
}

/** `onGiven` is called when the last byte of a mail has gone out, which only nodemailer's log says. */
function transportTo(url: string, timeoutMs: number, onGiven: () => void) {
  const silent = () => {};
  return nodemailer.createTransport({
    url: encryptedAddress(url),
    ...isolation,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    logger: {
      level: silent,
      trace: silent,
      debug: silent,
      info: ({ tnx }: { tnx?: string }) => tnx === 'message' && onGiven(),
      warn: silent,
      error: silent,
      fatal: silent,
    },
  });
}

/**
 * Once the whole mail has been given, a server that does not answer, or not in its own language, may
 * have taken it or not (RFC 5321, 4.5.3.2.6). Before that it cannot have.
 */
function outcomeOf(error: unknown, isGiven: boolean): MailOutcome {
  const responseCode =
    error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return {
    status: isGiven && !responseCode ? 'unknown' : 'refused',
    code: [errorCode(error) ?? 'EUNKNOWN', responseCode].filter(Boolean).join('/'),
  };
}
