import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { mailLine } from '#app/mail/mail-line.ts';
import {
  type MailSender,
  type SenderServices,
  sendNext,
  startMailSender,
} from '#app/mail/mail-sender.server.ts';
import { dropQueuedMails } from '#app/mail/outbox.server.ts';
import type { Mail } from '#app/mail/mailer.server.ts';
import { storedFields } from './read-applications.server.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { type FieldKey } from '../fields.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';

/** Tells staff of new applications, where an address for that is set. */
const applicationSender: MailSender = {
  kind: 'application',
  async mailAbout({ database, settings }, subject) {
    const row = await readForMail(database.db, subject);
    // Deleted since, or nobody is to be notified any more.
    if (!row || !settings.applicationMailTo) return null;
    return { to: settings.applicationMailTo, ...mailAbout(row, settings.publicOrigin) };
  },
  async noteOutcome({ database: { db }, now }, subject, outcome) {
    if (outcome !== 'mailed') return flag(db, subject, outcome, now());
    await recordEvent(db, { actor: null, action: 'application.mailed', subject }, now());
  },
};

/**
 * Sends the mails that announce new applications to staff, for as long as the site runs. Returns how to stop
 * it, which waits for the mail in hand. Where no address is set, drops what has been queued while there was one.
 */
export function startApplicationMail(services: SenderServices): () => Promise<void> {
  if (services.settings.applicationMailTo) return startMailSender(services, applicationSender);
  // Once, and not for as long as the site runs: another process may have been given an address meanwhile.
  const dropped = dropQueuedMails(services.database.db, applicationSender.kind).catch(
    (error: unknown) => services.log.error({ err: error }, 'outbox not readable'),
  );
  return () => dropped;
}

/** Sends the mail that is due next, or notes why not. False when none is due. */
export function sendNextMail(services: SenderServices): Promise<boolean> {
  return sendNext(services, applicationSender);
}

/** Flags in the list of applications what no mail has announced. */
function flag(db: Database, id: string, code: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('application')
      .set({ flags: sql`trim("flags" || ${` ${code}`})` })
      .where('_id', '=', id)
      .execute();
    const event = { actor: null, action: `application.${code}`, subject: id };
    await recordEvent(transaction, event, now);
  });
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
  const receipt = formatSpokenCode(row.receiptNumber);
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
