import nodemailer from 'nodemailer';
import { errorCode } from '#app/config/error-code.ts';
import { encryptedAddress } from './mail-encryption.ts';
import { type MailOutcome, type Mailer, isolation, requestTimeoutMs } from './mailer.server.ts';

/**
 * Sends by SMTP, with a new connection for each mail, and unencrypted only if `url` allows it
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
        // The timeouts above each cover one stage; this also ends a server that keeps sending slowly.
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

/** `onGiven` is called when the last byte of a mail has been sent, which only nodemailer's log reveals. */
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
 * After the whole mail has been sent, a server that gives no valid reply may or may not have accepted it (RFC
 * 5321, 4.5.3.2.6). Before that it cannot have.
 */
function outcomeOf(error: unknown, isGiven: boolean): MailOutcome {
  const responseCode =
    error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return {
    status: isGiven && !responseCode ? 'unknown' : 'refused',
    code: [errorCode(error) ?? 'EUNKNOWN', responseCode].filter(Boolean).join('/'),
  };
}
