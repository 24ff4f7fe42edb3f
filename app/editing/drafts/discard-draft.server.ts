import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { storeDocument, untilStored } from '../documents/store-document.server.ts';
import { recordPictureUses } from '../pictures/picture-uses.server.ts';
import { changedFields, changedLeaves } from './changed-leaves.ts';

/** Who does something, and when; null for a command. */
export type By = { actor: string | null; now: Date };

/**
 * Takes a draft away. It is kept for 30 days as a discarded revision, whose id is returned; null where there was
 * none, and undefined for an unknown document.
 */
export function discardDraft(db: Database, id: string, by: By): Promise<string | null | undefined> {
  return untilStored(async () => {
    const document = await readEdited(db, id);
    if (!document) return undefined;
    if (Object.keys(document.draft).length === 0) return null;
    return db.transaction().execute(async (transaction) => {
      const revision = await keepDraft(transaction, document, by);
      const gone = { draft: null, askedAt: null, askedBy: null };
      await storeDocument(transaction, document, gone, by);
      await recordEvent(
        transaction,
        { actor: by.actor, action: 'content.discarded', subject: id },
        by.now,
      );
      return revision;
    });
  });
}

/** Keeps a draft that is about to be replaced or taken away, and returns the id of that revision. */
export async function keepDraft(
  transaction: Database,
  { id, kind, draft, resolved, draftContent }: EditedDocument,
  { actor, now }: By,
): Promise<string> {
  const _id = newId();
  await transaction
    .insertInto('contentRevision')
    .values({
      ...{ _id, document: id, number: null, state: 'discarded' },
      value: JSON.stringify(draft),
      changed: JSON.stringify(changedFields(changedLeaves(kind, resolved.content, draftContent))),
      ...{ at: now.toISOString(), by: actor, publication: null, note: '', restoredFrom: null },
    })
    .execute();
  await recordPictureUses(transaction, { document: id, revision: _id }, draft);
  return _id;
}
