import { activeOwners } from '#app/auth/roles.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Language } from '#app/i18n/language.ts';
import { type TaskRecord, readTasks } from '#app/jobs/task-record.server.ts';
import {
  type MailSender,
  type SenderServices,
  sendNext,
  startMailSender,
} from '#app/mail/mail-sender.server.ts';
import { queueMail } from '#app/mail/outbox.server.ts';

const hour = 3_600_000;

/** What can be missed, and for how long it may fail before somebody is told, in milliseconds: a line that was away for a while
 * is no news. */
const patience = { backup: 25 * hour, 'second-place': hour };

type Missable = keyof typeof patience;

/** Owners are told at most once in this time, whatever fails. */
const quietMs = 24 * hour;

/** Whether a task that has failed has done so for too long, or never went well. A success dated ahead by a wrong clock is none. */
export function isMissed(name: Missable, succeededAt: string | null, now: Date): boolean {
  const age = now.getTime() - Date.parse(succeededAt ?? '');
  return !(age >= 0 && age <= patience[name]);
}

async function readMissed(db: Database, name: Missable, now: Date): Promise<TaskRecord | null> {
  const record = (await readTasks(db)).get(name);
  const hasFailed = record && record.finishedAt !== record.succeededAt;
  return hasFailed && isMissed(name, record.succeededAt, now) ? record : null;
}

/** Queues a mail to every owner that a backup is missed, unless they were told within a day. Called where one has failed. */
export async function tellOwners(db: Database, name: Missable, now: Date): Promise<void> {
  if (!(await readMissed(db, name, now))) return;
  await db.transaction().execute(async (transaction) => {
    const told = await transaction
      .selectFrom('event')
      .select('at')
      .where('action', '=', 'backup.missed')
      .where('at', '>', new Date(now.getTime() - quietMs).toISOString())
      .where('at', '<=', now.toISOString())
      .limit(1)
      .executeTakeFirst();
    if (told) return;
    await recordEvent(transaction, { actor: null, action: 'backup.missed', subject: name }, now);
    for (const { id } of await activeOwners(transaction))
      await queueMail(transaction, { kind: 'backup', subject: `${name}:${id}` }, now);
  });
}

const backupSender: MailSender = {
  kind: 'backup',
  async mailAbout({ database: { db }, mailer, now, settings }, subject) {
    const [named, ownerId] = subject.split(':');
    const name = named === 'backup' ? named : 'second-place';
    const owner = (await activeOwners(db)).find(({ id }) => id === ownerId);
    const record = await readMissed(db, name, now());
    // Well again meanwhile; or mail reaches the office alone, and Status tells it.
    if (!owner || !record || !mailer.reachesAnyone) return null;
    const inLanguage = (language: Language) => {
      const { succeededAt, outcome } = record;
      const when = succeededAt ? formatMoment(language, succeededAt) : '–';
      return [
        texts[name][language],
        fill(texts.last[language], { when }),
        fill(texts.advice[language], { code: outcome ?? '–' }),
      ];
    };
    const link = `${settings.publicOrigin ?? ''}/admin/status`;
    const text = [...inLanguage('bn'), '', ...inLanguage('en'), '', link, ''].join('\n');
    return { to: owner.email, subject: texts.subject, text };
  },
};

/** Sends these mails for as long as the site runs. Returns how to stop it. */
export function startBackupMail(services: SenderServices): () => Promise<void> {
  return startMailSender(services, backupSender);
}

/** Sends the one that is due next. False when none is due. */
export function sendNextBackupMail(services: SenderServices): Promise<boolean> {
  return sendNext(services, backupSender);
}

const texts = {
  subject: 'Backups fail · ব্যাকআপ হচ্ছে না',
  backup: {
    en: 'The nightly backup of the website fails.',
    bn: 'ওয়েবসাইটের রাতের ব্যাকআপ নেওয়া যাচ্ছে না।',
  },
  'second-place': {
    en: 'Nothing reaches the second place for backups any more. If the server broke now, what was written since would be lost.',
    bn: 'ব্যাকআপের দ্বিতীয় জায়গায় আর কিছু পৌঁছাচ্ছে না। সার্ভার এখন নষ্ট হলে এরপর যা লেখা হয়েছে, সব হারিয়ে যাবে।',
  },
  last: { en: 'It last went well: {when}.', bn: 'শেষবার ঠিকমতো হয়েছে: {when}।' },
  advice: {
    en: 'Ask whoever runs the site to see why (code {code}). Status tells when it is well again.',
    bn: 'যিনি সাইট চালান, তাঁকে কারণ দেখতে বলুন (কোড {code})। ঠিক হলে সাইটের অবস্থা পাতায় দেখা যাবে।',
  },
};
