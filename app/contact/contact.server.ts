import * as v from 'valibot';
import { fillTimeSign, honeypotSign, linkSign, spamScore } from '#app/forms/spam-score.ts';
import { mailLine } from '#app/mail/mail-line.ts';
import { type FieldError, fieldErrors } from '#app/http/field-errors.ts';
import { type RateLimiter, addressSubject } from '#app/http/rate-limit.server.ts';
import type { Services } from '#app/config/services.server.ts';
import { agency } from '#content/agency.ts';
import { type ContactField, contactFieldNames } from './contact-fields.ts';
import { type ContactMessage, contactMessage } from './contact-message.ts';

/** Messages from one address in ten minutes, and from everybody in an hour. */
const maxPerAddress = { hits: 5, windowSeconds: 600 };
const maxTotal = { hits: 100, windowSeconds: 3600 };

export type ContactResult =
  | { status: 'sent' }
  | { status: 'not_sent' }
  | { status: 'refused'; errors: FieldError[] }
  | { status: 'too_many'; retryAfterSeconds: number };

type ContactServices = Pick<Services, 'limiter' | 'log' | 'mailer' | 'settings' | 'now'>;

/**
 * Sends a visitor's message to the office. "sent" means that the mailer has accepted it for good; nothing
 * is stored here. `sent` is whatever arrived.
 */
export async function sendContactMessage(
  { limiter, log, mailer, settings, now }: ContactServices,
  sent: unknown,
  clientAddress: string,
): Promise<ContactResult> {
  const result = v.safeParse(contactMessage, sent, { abortPipeEarly: true });
  if (!result.success) return { status: 'refused', errors: fieldErrors(result.issues) };
  const retryAfterSeconds = await countMessage(limiter, clientAddress, now());
  if (retryAfterSeconds > 0) return { status: 'too_many', retryAfterSeconds };
  const outcome = await mailer.send(
    mailOf(result.output, settings.mailFrom, settings.mailTo ?? agency.email),
  );
  if (outcome.status === 'accepted') return { status: 'sent' };
  // A message that our own mailer lost should not use up the visitor's attempts.
  await limiter.refund('contact', addressSubject(clientAddress));
  log.error({ code: outcome.code }, 'contact message not sent');
  return { status: 'not_sent' };
}

/** Counts a message. Returns how many seconds to wait before the next one: 0 when it may be sent. */
async function countMessage(
  limiter: RateLimiter,
  clientAddress: string,
  now: Date,
): Promise<number> {
  const subject = addressSubject(clientAddress);
  const own = await limiter.count('contact', subject, maxPerAddress.windowSeconds, now);
  if (own.hits > maxPerAddress.hits) return own.retryAfterSeconds;
  const all = await limiter.count('contact-all', '', maxTotal.windowSeconds, now);
  return all.hits > maxTotal.hits ? all.retryAfterSeconds : 0;
}

/** The labels in the mail to the office, in the order of the form. */
const mailLabels: Record<ContactField, string> = {
  name: 'Name',
  number: 'Phone',
  email: 'E-mail',
  reference: 'Reference person',
  address: 'Address',
};

function mailOf(message: ContactMessage, from: string, to: string) {
  const spamSigns = spamSignsOf(message);
  return {
    fields: Object.fromEntries(contactFieldNames.map((field) => [field, message[field]])),
    from,
    to,
    replyTo: message.email,
    subject: `Contact form: ${message.name}`,
    text: [
      ...contactFieldNames.map((field) => mailLine(mailLabels[field], message[field])),
      ...(spamSigns.length > 0 ? [`Please check / দেখে নিন: ${spamSigns.join(', ')}`] : []),
      '',
    ].join('\n'),
  };
}

/** A name, a number and three more answers take longer than this, even where the browser fills them in. */
const fewestSeconds = 3;

/** Why a message looks like a program's, as words for the office; empty where there is little evidence. */
function spamSignsOf({ name, number, reference, address, ...message }: ContactMessage): string[] {
  const { codes, isSuspicious } = spamScore([
    honeypotSign(message.homepage !== ''),
    fillTimeSign(message.fillSeconds, fewestSeconds),
    // Less than in an application: an employer may well name the company's site.
    linkSign([name, number, reference, address], 2),
  ]);
  return isSuspicious ? codes.map((code) => signWords[code] ?? code) : [];
}

const signWords: Record<string, string> = {
  honeypot: 'hidden field filled in',
  'too-fast': 'typed too fast',
  'time-unknown': 'typing time unknown',
};
