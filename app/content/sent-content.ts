import type { Language } from '#app/i18n/language.ts';
import { type Documents, type ShownId, documents } from './documents.ts';
import type { Field, Fields } from './fields.ts';
import { noticeFields } from './news/notice-fields.ts';
import { isRecord, itemsOf } from './leaves.ts';
import type { Jobs } from './jobs/jobs.ts';
import { type News, type Notice, languageOf } from './news/news.ts';

/** Documents that the browser got: some of them, and texts in one language but for companions. */
export type SentContent = Partial<Documents>;

/**
 * The same on its way, as JSON. The router would write each object with the places of its keys and values in a long
 * list, which says less about the next one and compresses to twice as much.
 */
export type ContentText = string;

/** What a page sends to the browser of these documents: texts in the page's language, companions in both. */
export function sentContent(
  all: Documents,
  ids: readonly ShownId[],
  language: Language,
): SentContent {
  const sent = ids.map((id): [string, object] => [id, partOf(all, id, language)]);
  return Object.fromEntries(sent);
}

function partOf(all: Documents, id: ShownId, language: Language): object {
  if (id === 'today') return all.today;
  if (id === 'news') return sentNews(all.news, language);
  if (id === 'jobs') return sentJobs(all.jobs, language);
  return inLanguage(documents[id].fields, all[id], language);
}

/** Each notice in the language in which it is read. */
function sentNews({ wasEver, current, earlier }: News, language: Language): object {
  const inOne = (notice: Notice) => ({
    _key: notice._key,
    ...inLanguage(noticeFields, notice, languageOf(notice, language)),
  });
  return { wasEver, current: current.map(inOne), earlier: earlier.map(inOne) };
}

/** Of each open one what menus and lists name; a page of jobs brings its own. */
function sentJobs({ open }: Jobs, language: Language): object {
  const named = open.map(({ slug, fields: { title, country } }) => ({
    slug,
    fields: { title: { [language]: title[language] }, country },
  }));
  return { open: named, ended: [], gone: [] };
}

function inLanguage(fields: Fields, content: unknown, language: Language): object {
  if (!isRecord(content)) return {};
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => content[name] !== undefined && !('isForStaff' in field))
      .map(([name, field]) => [name, valueIn(field, content[name], language)]),
  );
}

function valueIn(field: Field, value: unknown, language: Language): unknown {
  if (field.type === 'group') return inLanguage(field.fields, value, language);
  if (field.type === 'fact' || field.isCompanion) return value;
  if (field.type === 'both') return textIn(value, language);
  if (field.type === 'lines')
    return Array.isArray(value) ? value.map((text: unknown) => textIn(text, language)) : [];
  return itemsOf(value).map((item) => ({
    _key: item._key,
    ...inLanguage(field.item, item, language),
  }));
}

function textIn(text: unknown, language: Language): object {
  return isRecord(text) ? { [language]: text[language] } : {};
}
