import { type Documents, documentIds, documents as kinds } from '#app/content/documents.ts';
import type { Field, Fields } from '#app/content/fields.ts';
import { contentWithLeaves, isRecord, leavesIn, placeAt } from '#app/content/leaves.ts';
import type { Notice } from '#app/content/news/news.ts';
import { noticeFields } from '#app/content/news/notice-fields.ts';
import { pictureAddress } from '#app/content/pictures/picture.ts';
import { fieldComment, placeOf } from './field-comment.ts';

/** The documents of a preview, and what tells afterwards which field the HTML made of them has a text from. */
export type MarkedDocuments = {
  /** For rendering alone: each word of theirs ends in a mark. What is sent to the browser must be without. */
  documents: Documents;
  /** The HTML without the marks: before a text or a picture stands a comment that names its fields. */
  named: (html: string) => string;
};

/** A mark for each field, of characters that nobody types, so that it stays with the words wherever they are drawn. */
const firstMark = 0xf0000;
const marks = /[\u{f0000}-\u{ffffd}]/gu;
const markedWords = /\S*[\u{f0000}-\u{ffffd}]/gu;
/** As they are in an address that was made of a text. */
const marksInAddresses = /%F3%B[0-9A-F](?:%[89AB][0-9A-F]){2}/g;

export function markedDocuments(documents: Documents): MarkedDocuments {
  const places: string[] = [];
  const pictures = new Map<string, string[]>();
  function marked<Content extends object>(id: string, fields: Fields, content: Content): Content {
    const leaves = Object.entries(leavesIn(fields, content)).flatMap(
      ([path, value]): [string, unknown][] => {
        const place = placeAt(fields, path);
        if (place?.kind !== 'leaf' || place.field.isMachineOnly) return [];
        const name = placeOf({ document: id, path });
        const picture = addressIn(place.field, value);
        if (picture) pictures.set(picture, [...(pictures.get(picture) ?? []), name]);
        if (!isWords(place.field)) return [];
        const mark = String.fromCodePoint(firstMark + places.push(name) - 1);
        return [[path, withMark(value, mark)]];
      },
    );
    return { ...content, ...contentWithLeaves(fields, content, Object.fromEntries(leaves)) };
  }
  const own = documentIds.map((id): [string, object] => [
    id,
    marked(id, kinds[id].fields, documents[id]),
  ]);
  const notices = (some: readonly Notice[]) =>
    some.map((notice) => marked(notice._key, noticeFields, notice));
  const { news } = documents;
  return {
    documents: {
      ...documents,
      ...Object.fromEntries(own),
      news: { ...news, current: notices(news.current), earlier: notices(news.earlier) },
    },
    named: (html) => named(html, places, pictures),
  };
}

/** Numbers, links and choices are drawn in other ways than they are kept. */
function isWords(field: Field): boolean {
  return field.type !== 'fact' || /^(line|phone|email)$/.test(field.control.kind);
}

/** The address of a picture; some drawings are chosen from a few. */
function addressIn(field: Field, value: unknown): string {
  const kind = field.type === 'fact' && field.control.kind;
  const address = kind === 'picture' || kind === 'choice' ? pictureAddress(value) : '';
  return address.startsWith('/') ? address : '';
}

/** A mark behind each word: a part of the text has it as well. Places that a page fills in keep their names. */
function withMark(value: unknown, mark: string): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\w+\}|[^\s{}*]+/g, (word) => (word[0] === '{' ? word : word + mark));
  if (Array.isArray(value)) return value.map((one) => withMark(one, mark));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([language, text]) => [language, withMark(text, mark)]),
  );
}

/** What holds no texts of a page as a whole, then its tags, then its texts. */
const parts =
  /<(script|style|template|textarea|title|noscript)\b[^]*?<\/\1>|<!--[^]*?-->|<[^>]+>|[^<]+/g;

function named(
  html: string,
  places: readonly string[],
  pictures: ReadonlyMap<string, readonly string[]>,
): string {
  const body = html.indexOf('<body');
  const bare = (text: string) => text.replace(marks, '').replace(marksInAddresses, '');
  const placesIn = (text: string) =>
    (text.match(marks) ?? []).flatMap(
      (mark) => places[Number(mark.codePointAt(0)) - firstMark] ?? [],
    );
  function fieldsOf(part: string): string[] {
    if (part.startsWith('<')) {
      const source = /^<img\b.* src="([^"]*)"/s.exec(part)?.[1] ?? '';
      const seen = part.match(/ (?:alt|title|placeholder)="[^"]*"/g) ?? [];
      return [...(pictures.get(source) ?? []), ...placesIn(seen.join(''))];
    }
    return placesIn(part);
  }
  const inBody = html.slice(body).replace(parts, (part, whole: string | undefined) => {
    const fields = whole && whole !== 'textarea' ? [] : fieldsOf(part);
    if (fields.length === 0) return bare(part);
    const others = part.startsWith('<') ? '' : part.replace(markedWords, '');
    return fieldComment(new Set(fields), /\p{Nd}/u.test(others)) + bare(part);
  });
  return bare(html.slice(0, body)) + inBody;
}
