import type { Database } from '#app/database/database.server.ts';
import { activeOwners } from '#app/auth/roles.server.ts';
import { queueMail } from '#app/mail/outbox.server.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { changedLeaves } from './changed-leaves.ts';
import { ownersFields } from './owners-fields.ts';

/**
 * Asks the owners to publish their changes of a draft: a to-do, and a mail for each. Returns how many
 * documents were asked for: 0 where somebody has asked already or nothing waits for an owner; null for an unknown
 * document.
 */
export async function askOwner(
  db: Database,
  id: string,
  { actor, now }: { actor: string; now: Date },
): Promise<number | null> {
  const document = await readEdited(db, id);
  if (!document) return null;
  if (changesForOwner(document).length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // No change of what is edited, so the version stays: nobody's publishing is disturbed.
    const asked = await transaction
      .updateTable('contentDocument')
      .set({ askedAt: now.toISOString(), askedBy: actor })
      .where('_id', '=', document.id)
      .where('draft', 'is not', null)
      .where('askedAt', 'is', null)
      .returning('_id')
      .executeTakeFirst();
    if (!asked) return 0;
    for (const owner of await activeOwners(transaction)) {
      await queueMail(transaction, { kind: 'content', subject: `${id}:${owner.id}` }, now);
    }
    return 1;
  });
}

/**
 * What becomes of a request with another draft: it goes where nothing waits for an owner any more, or it would stand
 * there for ever and keep the next one away.
 */
export function requestAfter(document: EditedDocument): { askedAt?: null; askedBy?: null } {
  return changesForOwner(document).length > 0 ? {} : { askedAt: null, askedBy: null };
}

/** The changed fields of a draft that may be the owner's. What is ours is asked about too: it is not known here. */
export function changesForOwner(document: EditedDocument): string[] {
  const { kind, resolved, draftContent } = document;
  const owners = ownersFields(document, draftContent, new Set());
  const changed = changedLeaves(kind, resolved.content, draftContent).map(({ field }) => field);
  return [...new Set(changed)].filter((field) => owners.has(field));
}
