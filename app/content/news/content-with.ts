import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Documents, isDocumentId } from '../documents.ts';
import type { NoticeContent } from './notice-fields.ts';
import { type Notice, newsAt } from './news.ts';
import { isMoment } from './typed-moment.ts';

/** A document as it would be. */
export type ChangedDocument = { id: string; content: Record<string, unknown> };

/** All published content, and the notices that have not begun or have ended. */
type Published = { documents: Documents; notices: readonly Notice[] };

/** The content that visitors would see at a moment if these documents were published. */
export function contentWith(
  { documents, notices }: Published,
  changed: readonly ChangedDocument[],
  now: Date,
): Documents {
  const own = changed.filter(({ id }) => isDocumentId(id));
  const hasNotice = changed.length > own.length;
  return {
    ...documents,
    ...Object.fromEntries(own.map(({ id, content }) => [id, content])),
    news: newsAt(noticesWith(notices, changed), hasNotice || documents.news.wasEver, now),
    today: { day: todayInDhaka(now) },
  };
}

/** The notices that there would be. One that lacks something is none. */
export function noticesWith(
  notices: readonly Notice[],
  changed: readonly ChangedDocument[],
): Notice[] {
  const others = notices.filter(({ _key }) => changed.every(({ id }) => id !== _key));
  return [...others, ...changed.flatMap(({ id, content }) => noticeOf(id, content))];
}

/** The content of a document as a notice; none where it is another document, or lacks something yet. */
export function noticeOf(id: string, content: Record<string, unknown>): Notice[] {
  return isWhole(content) && !isDocumentId(id) ? [{ ...content, _key: id }] : [];
}

function isWhole(content: Record<string, unknown>): content is NoticeContent & { from: string } {
  const { title, body, from, until } = content;
  return title !== undefined && body !== undefined && isMoment(from) && isMoment(until);
}
