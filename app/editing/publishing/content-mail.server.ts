import { documents, isDocumentId, isEditedId } from '#app/content/documents.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { parseStored } from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { mailLine } from '#app/mail/mail-line.ts';
import {
  type MailSender,
  type SenderServices,
  sendNext,
  startMailSender,
} from '#app/mail/mail-sender.server.ts';
import { readEdited } from '../documents/edited-document.server.ts';
import { changesForOwner } from '../drafts/ask-owner.server.ts';
import { guardedFields } from '../drafts/changed-leaves.ts';
import { fieldLabel } from '../history/published-lines.server.ts';

/** What a mail says: who did it, when, and which fields of which documents; never what stands in them. */
type News = {
  by: string;
  at: string;
  fields: { document: string; title: Bilingual; kind: DocumentKind; paths: string[] }[];
};

/** Tells every account what only an owner publishes, once it is live, and owners that they are asked to. */
const contentSender: MailSender = {
  kind: 'content',
  async mailAbout({ database: { db }, mailer, settings }, subject) {
    const at = subject.lastIndexOf(':');
    const [about, staffId] = [subject.slice(0, at), subject.slice(at + 1)];
    const to = await activeAddress(db, staffId);
    // Where mail reaches the office alone, the staff area tells it.
    if (!to || !mailer.reachesAnyone) return null;
    const isAsked = isEditedId(about);
    const news = isAsked ? await newsOfDraft(db, about) : await newsOfPublication(db, about);
    return news && { to, ...mailOf(news, isAsked, settings.publicOrigin ?? '') };
  },
};

/** Sends these mails for as long as the site runs. Returns how to stop it. */
export function startContentMail(services: SenderServices): () => Promise<void> {
  return startMailSender(services, contentSender);
}

/** Sends the one that is due next. False when none is due. */
export function sendNextContentMail(services: SenderServices): Promise<boolean> {
  return sendNext(services, contentSender);
}

async function activeAddress(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The fields of a draft that somebody has asked the owner to publish; null once that is done. */
async function newsOfDraft(db: Database, id: string): Promise<News | null> {
  const document = await readEdited(db, id);
  if (!document?.row?.askedAt) return null;
  const { kind, row } = document;
  const paths = changesForOwner(document);
  if (paths.length === 0) return null;
  return {
    by: await nameOf(db, row.askedBy),
    at: row.askedAt ?? '',
    fields: [{ document: id, title: kind.title, kind, paths }],
  };
}

/** The guarded fields that a publication has changed. */
async function newsOfPublication(db: Database, publication: string): Promise<News | null> {
  const revisions = await db
    .selectFrom('contentRevision')
    .select(['document', 'changed', 'at', 'by'])
    .where('publication', '=', publication)
    .orderBy('document')
    .execute();
  const [first] = revisions;
  if (!first) return null;
  const fields = revisions.flatMap(({ document, changed }) => {
    if (!isDocumentId(document)) return [];
    const guarded = guardedFields(documents[document]);
    const paths = Object.keys(parseStored<object>(changed)).filter((path) => guarded.has(path));
    const kind = documents[document];
    return paths.length > 0 ? [{ document, title: kind.title, kind, paths }] : [];
  });
  return { by: await nameOf(db, first.by), at: first.at, fields };
}

async function nameOf(db: Database, id: string | null): Promise<string> {
  const row = await db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return row ? [row.name, row.email].filter(Boolean).join(', ') : '–';
}

const texts = {
  asked: {
    subject: 'Please look at a change · একটি পরিবর্তন দেখে দিন',
    lead: {
      en: 'Somebody has prepared a change that only an owner publishes.',
      bn: 'একটি পরিবর্তন তৈরি আছে, যা শুধু মালিক প্রকাশ করতে পারেন।',
    },
  },
  published: {
    subject: 'An important fact on the website has changed · ওয়েবসাইটে জরুরি তথ্য বদলেছে',
    lead: {
      en: 'This was published on the website. If you know nothing of it, call an owner at once.',
      bn: 'ওয়েবসাইটে এটি প্রকাশ হয়েছে। আপনার জানা না থাকলে এখনই মালিককে ফোন করুন।',
    },
  },
  by: { en: 'Who', bn: 'কে' },
  at: { en: 'When', bn: 'কখন' },
  what: { en: 'What', bn: 'কী' },
};

/** In both languages, because we do not know which one its reader prefers. */
function mailOf(
  { by, at, fields }: News,
  isAsked: boolean,
  origin: string,
): { subject: string; text: string } {
  const { subject, lead } = isAsked ? texts.asked : texts.published;
  const inLanguage = (language: Language) => [
    lead[language],
    mailLine(texts.by[language], by),
    mailLine(texts.at[language], formatMoment(language, at)),
    ...fields.map(({ title, kind, paths }) => {
      const labels = paths.map((path) => fieldLabel(kind, path)[language]);
      return mailLine(texts.what[language], `${title[language]}: ${labels.join(', ')}`);
    }),
  ];
  const links = fields.map(
    ({ document }) => `${origin}/admin/content/${document}${isAsked ? '' : '/history'}`,
  );
  const text = [...inLanguage('bn'), '', ...inLanguage('en'), '', ...links, ''].join('\n');
  return { subject, text };
}
