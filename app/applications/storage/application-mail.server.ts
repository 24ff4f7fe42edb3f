import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { startLoop } from '#app/jobs/loop.server.ts';
import { mailLine } from '#app/mail/mail-line.ts';
import type { Mail } from '#app/mail/mailer.server.ts';
import {
  abandonExpiredMails,
  dropMail,
  leaveMailUnknown,
  postponeMail,
  takeDueMail,
} from '#app/mail/outbox.server.ts';
import type { Services } from '#app/config/services.server.ts';
import { storedFields } from './read-applications.server.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { type FieldKey } from '../fields.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { formatReceiptNumber } from '../receipt/receipt-number.server.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';

/** How often the outbox is checked. Nobody waits for these mails. */
const everyMs = 5000;
/** More than a visitor would wait, and no more than a stop of the site may take. */
const timeoutMs = 10_000;

type MailServices = Pick<Services, 'database' | 'log' | 'mailer' | 'now' | 'settings'>;

/**
 * Sends the mails that announce new applications to staff, for as long as the site runs. Returns how to stop
 * it, which waits for the mail in hand. Does nothing where no address is set.
 */
export function startApplicationMail(services: MailServices): () => Promise<void> {
  if (!services.settings.applicationMailTo) return async () => {};
  const sendDueMails = async (stopping: AbortSignal) => {
    try {
      while (!stopping.aborted && (await sendNextMail(services)));
    } catch (error) {
      services.log.error({ err: error }, 'outbox not readable');
    }
  };
  return startLoop(sendDueMails, { everyMs });
}

/** Sends the mail that is due next, or notes why not. False when none is due. */
export async function sendNextMail(services: MailServices): Promise<boolean> {
  const { database, log, mailer, now, settings } = services;
  const { db } = database;
  for (const subject of await abandonExpiredMails(db, 'application', now())) {
    log.error({ application: subject, code: 'LEASE_EXPIRED' }, 'application mail unknown');
    await flag(db, subject, 'mail-unknown', now());
  }
  const due = await takeDueMail(db, 'application', now());
  if (!due) return false;
  const row = await readForMail(db, due.subject);
  // Deleted since, or nobody is to be notified any more.
  if (!row || !settings.applicationMailTo) {
    await dropMail(db, due);
    return true;
  }
  const address = { from: settings.mailFrom, to: settings.applicationMailTo };
  const messageId = `<${due._id}@${settings.mailFrom.split('@')[1]}>`;
  const mail = { ...address, messageId, ...mailAbout(row, settings.publicOrigin) };
  const outcome = await mailer.send(mail, timeoutMs);
  if (outcome.status === 'accepted') {
    await dropMail(db, due);
    await recordEvent(db, { actor: null, action: 'application.mailed', subject: row._id }, now());
  } else if (outcome.status === 'unknown') {
    await leaveMailUnknown(db, due, outcome.code);
    log.error({ application: row._id, code: outcome.code }, 'application mail unknown');
    await flag(db, row._id, 'mail-unknown', now());
  } else if (await postponeMail(db, due, outcome.code, now())) {
    log.warn({ application: row._id, code: outcome.code }, 'application mail postponed');
  } else {
    log.error({ application: row._id, code: outcome.code }, 'application mail given up');
    await flag(db, row._id, 'mail-failed', now());
  }
  return true;
}

/** Flags in the list of applications what no mail has announced. */
async function flag(db: Database, id: string, code: string, now: Date): Promise<void> {
  await db
    .updateTable('application')
    .set({ flags: sql`trim("flags" || ${` ${code}`})` })
    .where('_id', '=', id)
    .execute();
  await recordEvent(db, { actor: null, action: `application.${code}`, subject: id }, now);
}

function readForMail(db: Database, id: string) {
  return db
    .selectFrom('application')
    .select(['_id', 'receiptNumber', ...storedFields, 'emailNormalised', 'flags'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof readForMail>>>;

/** Everything that helps to call back, and no passport number. In both languages, because we do not know who reads it. */
export function mailAbout(
  row: Row,
  origin: string | null,
  table: StaffFieldTable = staffFields,
): Pick<Mail, 'subject' | 'text' | 'replyTo'> {
  const receipt = formatReceiptNumber(row.receiptNumber);
  const answers: Partial<Record<FieldKey, string | null>> = row;
  const lines = [
    ['Receipt / রসিদ', receipt],
    ...keysOf(table).flatMap((field) => {
      const { mail, label, with: other } = table[field];
      if (!mail) return [];
      const { en, bn } = mail === true ? label : mail;
      return [
        [`${en} / ${bn}`, [answers[field], other && answers[other]].filter(Boolean).join(', ')],
      ];
    }),
    ['To check / দেখে নিন', row.flags],
    ['All applications / সব আবেদন', origin ? `${origin}/admin/allapplication` : ''],
  ].filter((line): line is [string, string] => Boolean(line[1]));
  return {
    subject: `New application ${receipt}: ${displayName(row.name)}`,
    text: `${lines.map(([label, value]) => mailLine(label, value)).join('\n')}\n`,
    ...(row.emailNormalised && { replyTo: row.emailNormalised }),
  };
}
