import { isNoticeId } from '#app/content/documents.ts';
import type { Finding } from '#app/content/faults/faults.ts';
import type { ChangedDocument } from '#app/content/news/content-with.ts';
import { type Notice, busiest, noticeLimit } from '#app/content/news/news.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';

/** What is wrong with the time of one of the notices that there would be from now on. */
export function noticeFaults(
  { id, content }: ChangedDocument,
  notices: readonly Notice[],
  now: Date,
): Finding[] {
  // Its beginning was left out of its first publication: nobody would ever see it.
  if (isNoticeId(id) && content.from === undefined)
    return [{ path: 'from', locale: null, code: 'required', isWarning: false }];
  const own = notices.find(({ _key }) => _key === id);
  if (!own) return [];
  const until = { path: 'until', locale: null };
  if (own.until <= now.toISOString()) return [{ ...until, code: 'has_ended', isWarning: true }];
  // Those that run beside it at some moment.
  const beside = notices.filter((one) => one.from < own.until && own.from < one.until);
  return busiest(beside, now) > noticeLimit
    ? [{ ...until, code: 'too_many_at_once', isWarning: false, limit: noticeLimit }]
    : [];
}

/** A notice of which nobody has said when it begins: with this minute in its draft. Any other document as it is. */
export function withBeginning(document: EditedDocument, now: Date): EditedDocument {
  const { id, version, draft, draftContent } = document;
  const isMeant = isNoticeId(id) && Object.keys(draft).length > 0;
  if (!isMeant || draftContent.from !== undefined) return document;
  const value = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  const at = now.toISOString();
  const from = { value, version, by: null, at, editor: '', sequence: 0, stamps: {} };
  return {
    ...document,
    draft: { ...draft, from },
    draftContent: { ...draftContent, from: value },
  };
}
