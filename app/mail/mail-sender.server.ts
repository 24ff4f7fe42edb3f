import { errorCode } from '#app/config/error-code.ts';
import type { Services } from '#app/services/services.server.ts';
import type { MailKind } from '#app/database/tables.ts';
import { startLoop } from '#app/jobs/loop.server.ts';
import { type Mail, type MailOutcome, messageIdOf } from './mailer.server.ts';
import {
  type DueMail,
  abandonExpiredMails,
  dropMail,
  leaveMailUnknown,
  postponeMail,
  takeDueMail,
} from './outbox.server.ts';

/** How often the outbox is checked. Nobody waits for these mails. */
const everyMs = 5000;
/** More than a visitor would wait, and no more than a stop of the site may take. */
const timeoutMs = 10_000;

export type SenderServices = Pick<
  Services,
  'content' | 'database' | 'log' | 'mailer' | 'now' | 'settings'
>;

/** Sends the mails of one kind that wait in the outbox. */
export type MailSender = {
  kind: MailKind;
  /** To whom and what, made when it is sent; null where nobody is to be told any more. */
  mailAbout: (
    services: SenderServices,
    subject: string,
  ) => Promise<Pick<Mail, 'to' | 'subject' | 'text' | 'replyTo'> | null>;
  /** Notes, where staff see it, what became of a mail. Sent, or never to be. */
  noteOutcome?: (
    services: SenderServices,
    subject: string,
    outcome: 'mailed' | 'mail-unknown' | 'mail-failed',
  ) => Promise<void>;
};

/** Sends mails of a kind for as long as the site runs. Returns how to stop it, which waits for the mail in hand. */
export function startMailSender(services: SenderServices, sender: MailSender): () => Promise<void> {
  const sendDueMails = async (stopping: AbortSignal) => {
    try {
      while (!stopping.aborted && (await sendNext(services, sender)));
    } catch (error) {
      services.log.error({ err: error }, 'outbox not readable');
    }
  };
  return startLoop(sendDueMails, { everyMs });
}

/** Sends the mail of a kind that is due next, or notes why not. False when none is due. */
export async function sendNext(services: SenderServices, sender: MailSender): Promise<boolean> {
  const { database, log, now } = services;
  const { db } = database;
  const { kind, noteOutcome = async () => {} } = sender;
  for (const subject of await abandonExpiredMails(db, kind, now())) {
    log.error({ [kind]: subject, code: 'LEASE_EXPIRED' }, `${kind} mail unknown`);
    await noteOutcome(services, subject, 'mail-unknown');
  }
  const due = await takeDueMail(db, kind, now());
  if (!due) return false;
  const { subject } = due;
  const outcome = await makeAndSend(services, sender, due);
  if (!outcome) {
    await dropMail(db, due);
  } else if (outcome.status === 'accepted') {
    await dropMail(db, due);
    await noteOutcome(services, subject, 'mailed');
  } else if (outcome.status === 'unknown') {
    await leaveMailUnknown(db, due, outcome.code);
    log.error({ [kind]: subject, code: outcome.code }, `${kind} mail unknown`);
    await noteOutcome(services, subject, 'mail-unknown');
  } else if (await postponeMail(db, due, outcome.code, now())) {
    log.warn({ [kind]: subject, code: outcome.code }, `${kind} mail postponed`);
  } else {
    log.error({ [kind]: subject, code: outcome.code }, `${kind} mail given up`);
    await noteOutcome(services, subject, 'mail-failed');
  }
  return true;
}

/** Null where nobody is to be told any more. A mail that could not even be made was certainly not accepted. */
async function makeAndSend(
  services: SenderServices,
  sender: MailSender,
  { _id, subject }: DueMail,
): Promise<MailOutcome | null> {
  const { log, mailer, settings } = services;
  let about: Awaited<ReturnType<MailSender['mailAbout']>>;
  try {
    about = await sender.mailAbout(services, subject);
  } catch (error) {
    log.error({ err: error, [sender.kind]: subject }, `${sender.kind} mail not made`);
    return { status: 'refused', code: errorCode(error) ?? 'NOT_MADE' };
  }
  if (!about) return null;
  const messageId = messageIdOf(_id, settings.mailFrom);
  return mailer.send({ from: settings.mailFrom, ...about, messageId }, timeoutMs);
}
