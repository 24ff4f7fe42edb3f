import { contentWithLeaves } from '#app/content/leaves.ts';
import type { Database } from '#app/database/database.server.ts';
import { type EditedDocument, readEdited, valuesOf } from '../documents/edited-document.server.ts';
import { draftColumn, storeDocument, untilStored } from '../documents/store-document.server.ts';
import { requestAfter } from './ask-owner.server.ts';
import { type ChangeFault, checkedChange } from './checked-change.ts';
import { type Change, type Collision, mergeChanges } from './merge-changes.server.ts';

/** What an open screen sends: its id, the how manieth save it is, and the changed leaves. */
export type Sent = { editor: string; sequence: number; changes: Change[] };

export type Saved =
  | { status: 'unknown' }
  | { status: 'refused'; path: string; code: ChangeFault }
  | { status: 'too_large' }
  | { status: 'saved'; document: EditedDocument; collisions: Collision[] };

/** No draft is as large; what is larger was not typed. */
const maxDraftLength = 1_000_000;

/**
 * Saves what somebody has typed into the draft of a document, except what collides with somebody else's. Returns
 * the document after it. A call of which one change cannot be stored changes nothing.
 */
export function saveDraft(
  db: Database,
  id: string,
  { editor, sequence, changes }: Sent,
  by: { actor: string; now: Date },
): Promise<Saved> {
  return untilStored(async (): Promise<Saved> => {
    const document = await readEdited(db, id);
    if (!document) return { status: 'unknown' };
    const { fields } = document.kind;
    const checked: Change[] = [];
    for (const change of changes) {
      const one = checkedChange(fields, change);
      if (typeof one === 'string') return { status: 'refused', path: change.path, code: one };
      checked.push(one);
    }
    const save = {
      ...{ version: document.version + 1, by: by.actor, at: by.now.toISOString() },
      ...{ editor, sequence, changes: checked },
    };
    const { draft, collisions, isChanged } = mergeChanges({ ...document, fields }, save);
    if (!isChanged) return { status: 'saved', document, collisions };
    const column = draftColumn(draft);
    if (column && column.length > maxDraftLength) return { status: 'too_large' };
    const after = withDraft(document, draft);
    const changed = { draft: column, ...requestAfter(after) };
    await db
      .transaction()
      .execute((transaction) => storeDocument(transaction, document, changed, by));
    return { status: 'saved', document: after, collisions };
  });
}

/** The document as it is once a draft is stored. */
export function withDraft(
  document: EditedDocument,
  draft: EditedDocument['draft'],
): EditedDocument {
  return {
    ...document,
    draft,
    version: document.version + 1,
    draftContent: contentWithLeaves(
      document.kind.fields,
      document.resolved.content,
      valuesOf(draft),
    ),
  };
}
