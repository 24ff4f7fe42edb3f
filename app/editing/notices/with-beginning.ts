import { isNoticeId } from '#app/content/documents.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';

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
