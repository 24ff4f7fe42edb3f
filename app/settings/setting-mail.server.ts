import type { Database } from '#app/database/database.server.ts';
import { activeOwners } from '#app/auth/roles.server.ts';
import { type SettingName, defaultSettings } from '#app/owner-settings/owner-settings.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { mailLine } from '#app/mail/mail-line.ts';
import {
  type MailSender,
  type SenderServices,
  sendNext,
  startMailSender,
} from '#app/mail/mail-sender.server.ts';
import { queueMail } from '#app/mail/outbox.server.ts';
import { countErased } from './count-erased.server.ts';
import { readPendingSettings } from './pending-settings.server.ts';
import { settingWords } from './settings.text.ts';

/** Tells every owner that fewer months will hold (decision 77), in the transaction that stores them. */
export async function queueSettingMails(
  transaction: Database,
  name: SettingName,
  now: Date,
): Promise<void> {
  for (const { id } of await activeOwners(transaction)) {
    await queueMail(transaction, { kind: 'setting', subject: `${name}:${id}` }, now);
  }
}

const settingSender: MailSender = {
  kind: 'setting',
  async mailAbout({ database: { db }, mailer, now, settings }, subject) {
    const [name, ownerId] = subject.split(':');
    const owner = (await activeOwners(db)).find(({ id }) => id === ownerId);
    const pending = (await readPendingSettings(db)).find((one) => one.name === name);
    // Taken back meanwhile; or mail reaches the office alone, and the page of settings tells it.
    if (!owner || !pending || !mailer.reachesAnyone) return null;
    const value = pending.value ?? defaultSettings(settings)[pending.name];
    const count = await countErased(db, settings, { name: pending.name, value }, now());
    const inLanguage = (language: Language) => [
      texts.lead[language],
      mailLine(texts.what[language], settingWords[pending.name].label[language]),
      mailLine(texts.months[language], formatNumber(language, Number(value))),
      mailLine(texts.from[language], formatMoment(language, pending.holdsFrom)),
      mailLine(texts.by[language], pending.byName ?? '–'),
      fill(texts.erased[language], { count: formatNumber(language, count) }),
    ];
    const link = `${settings.publicOrigin ?? ''}/admin/settings`;
    const text = [...inLanguage('bn'), '', ...inLanguage('en'), '', link, ''].join('\n');
    return { to: owner.email, subject: texts.subject, text };
  },
};

/** Sends these mails for as long as the site runs. Returns how to stop it. */
export function startSettingMail(services: SenderServices): () => Promise<void> {
  return startMailSender(services, settingSender);
}

/** Sends the one that is due next. False when none is due. */
export function sendNextSettingMail(services: SenderServices): Promise<boolean> {
  return sendNext(services, settingSender);
}

const texts = {
  subject: 'Applications will be erased sooner · আবেদন আগে মুছে যাবে',
  lead: {
    en: 'An owner has set fewer months for which we keep applications. Until they hold, every owner can undo it under Settings. If you know nothing of it, do so at once.',
    bn: 'আবেদন যত মাস রাখা হয়, একজন মালিক তা কমিয়েছেন। কার্যকর হওয়ার আগে যেকোনো মালিক সেটিংস পাতায় তা ফেরাতে পারেন। আপনার জানা না থাকলে এখনই ফেরান।',
  },
  what: { en: 'What', bn: 'কী' },
  months: { en: 'Months', bn: 'মাস' },
  from: { en: 'From', bn: 'কখন থেকে' },
  by: { en: 'Who', bn: 'কে' },
  erased: {
    en: 'Applications and messages that are then erased for good: {count}.',
    bn: 'তখন যত আবেদন ও বার্তা চিরতরে মুছে যাবে: {count}টি।',
  },
};
