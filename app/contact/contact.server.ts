import * as v from 'valibot';
import { type FieldError, fieldErrors } from '#app/http/field-errors.ts';
import { countTry } from '#app/limits/count-try.server.ts';
import { addressSubject } from '#app/limits/rate-limit.server.ts';
import { keyOfAnswers } from '#app/limits/submission-key.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Services } from '#app/services/services.server.ts';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { messageIdOf } from '#app/mail/mailer.server.ts';
import { mailOf } from './contact-mail.ts';
import { type ContactMessage, contactMessage } from './contact-message.ts';
import type { MailState } from './mail-state.ts';
import { spamSignsOf } from './spam-signs.ts';
import { earlierMessage, insertMessage } from './storage/insert-message.server.ts';
import { claimMail, noteMail, wasSentMeanwhile } from './storage/mail-status.server.ts';

export type ContactResult =
  | { status: 'sent' }
  | { status: 'not_sent' }
  | { status: 'key_reused' }
  | { status: 'refused'; errors: FieldError[] }
  | { status: 'too_many'; retryAfterSeconds: number };

type ContactServices = Pick<
  Services,
  'content' | 'database' | 'limiter' | 'log' | 'mailer' | 'secrets' | 'settings' | 'now'
>;

/**
 * Where a message comes from, and the key of its form. Null where no script has made one: then the same
 * message from the same address within an hour is a repeat.
 */
type Sending = { key: string | null; clientAddress: string };

/**
 * Keeps a visitor's message and sends it to the office. "sent" means that the mailer has accepted it for good.
 * A repeat with the same `key` is neither kept nor sent twice: it is mailed again only if that failed before.
 * `sent` is whatever arrived.
 */
export async function sendContactMessage(
  services: ContactServices,
  sent: unknown,
  sending: Sending,
): Promise<ContactResult> {
  const schema = contactMessage(todayInDhaka(services.now()));
  const result = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (!result.success) return { status: 'refused', errors: fieldErrors(result.issues) };
  try {
    return await keepAndMail(services, result.output, sending);
  } catch (error) {
    // Without its row a message could be lost or come twice. The visitor has it still, and other ways.
    services.log.error({ err: error }, 'contact message not kept');
    return { status: 'not_sent' };
  }
}

async function keepAndMail(
  services: ContactServices,
  message: ContactMessage,
  { key: formKey, clientAddress }: Sending,
): Promise<ContactResult> {
  const { database, limiter, secrets, now } = services;
  const { db } = database;
  const sending = { table: 'contactMessage', clientAddress, now: now() } as const;
  const key = formKey ?? (await keyOfAnswers(db, secrets, message, sending));
  const flags = spamSignsOf(message);
  const earlier = await earlierMessage(db, secrets, { key, message, now: now() });
  if (earlier?.status === 'key_reused') return earlier;
  if (earlier?.mail.mailStatus === 'sent') return answerOf(true);
  const address = addressSubject(clientAddress);
  const counted = await countTry(
    limiter,
    [
      { name: 'contact', subject: address, seconds: 600, most: 5 },
      { name: 'contact-all', subject: '', seconds: 3600, most: 100 },
    ],
    now(),
  );
  if (counted.status === 'too_many')
    return { status: 'too_many', retryAfterSeconds: counted.retryAfterSeconds };
  const mail = earlier
    ? await claimMail(db, earlier.mail, now())
    : await insertMessage(db, secrets, message, { key, flags, now: now() });
  if (mail) {
    const isSent = await sendMail(services, message, flags, mail);
    // A message that our own mailer lost should use up nobody's attempts: else an outage locks everybody out.
    if (!isSent) await counted.takeBack();
    return answerOf(isSent);
  }
  // Sent twice at the same moment: the other attempt has it in hand, and this one was none.
  await counted.takeBack();
  const other = earlier ?? (await earlierMessage(db, secrets, { key, message, now: now() }));
  if (other?.status !== 'stored') return other ?? answerOf(false);
  return answerOf(await wasSentMeanwhile(db, other.mail));
}

function answerOf(isSent: boolean): ContactResult {
  return isSent ? { status: 'sent' } : { status: 'not_sent' };
}

/** Sends a message that is stored to the office and notes what came of it. Tells whether it was accepted. */
async function sendMail(
  services: ContactServices,
  message: ContactMessage,
  flags: string[],
  mail: MailState,
): Promise<boolean> {
  const { database, log, mailer, settings, now } = services;
  const { mailFrom, mailTo } = settings;
  const outcome = await mailer.send({
    from: mailFrom,
    to: mailTo ?? agencyOf(services).email,
    messageId: messageIdOf(mail._id, mailFrom),
    ...mailOf(message, flags),
  });
  if (outcome.status !== 'accepted') log.error({ code: outcome.code }, 'contact message not sent');
  await noteMail(database.db, mail, outcome, now()).catch((error: unknown) =>
    // What the visitor is told goes by the mail. The inbox marks the row as one that nobody was told of.
    log.error({ err: error }, 'outcome of a contact message not noted'),
  );
  return outcome.status === 'accepted';
}
