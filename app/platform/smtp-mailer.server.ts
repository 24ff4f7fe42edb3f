import nodemailer from 'nodemailer';
import { type MailOutcome, type Mailer, isolation, visitorsPatienceMs } from './mailer.server.ts';

/** Sends by SMTP, each mail over a connection of its own. */
export function createSmtpMailer(url: string): Mailer {
  return {
    delivers: true,
    reachesAnyone: true,
    async send({ fields: _fields, ...mail }, patienceMs = visitorsPatienceMs) {
      let isGiven = false;
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
          info: ({ tnx }: { tnx?: string }) => (isGiven ||= tnx === 'message'),
          warn: silent,
          error: silent,
          fatal: silent,
        },
      });
      try {
        // Each of the timeouts above ends one stage that stalls; a server that dribbles needs this.
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(patienceMs) });
        return { status: 'accepted' };
      } catch (error) {
        return outcomeOf(error, isGiven);
      }
    },
  };
}

/**
 * Once the whole mail has been given, a server that does not answer, or not in its own language, may
 * have taken it or not (RFC 5321, 4.5.3.2.6). Before that it cannot have.
 */
function outcomeOf(error: unknown, isGiven: boolean): MailOutcome {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    status: isGiven && !responseCode ? 'unknown' : 'refused',
    code: [code ?? 'EUNKNOWN', responseCode].filter(Boolean).join('/'),
  };
}
