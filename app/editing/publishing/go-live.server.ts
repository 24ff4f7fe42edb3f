import { v7 as newId } from 'uuid';
import { isNoticeId } from '#app/content/documents.ts';
import { activeAccounts } from '#app/auth/roles.server.ts';
import type { Draft, Overrides } from '#app/content/stored-content.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { imageKeysIn } from '#app/images/content-image.ts';
import { queueMail } from '#app/mail/outbox.server.ts';
import { requireRoom } from '../notices/room.server.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';
import { draftColumn, storeDocument } from '../documents/store-document.server.ts';
import { type ChangedLeaf, changedFields, guardedFields } from '../drafts/changed-leaves.ts';
import type { By } from '../drafts/discard-draft.server.ts';
import { recordPictureUses } from '../pictures/picture-uses.server.ts';

/** Thrown where a changed field shows a picture that is not there, or was swept: its keys. */
export class PicturesGone extends Error {
  readonly keys: string[];

  constructor(keys: string[]) {
    super('pictures are gone');
    this.keys = keys;
  }
}

/** A document as it goes live, and what stays in its draft. */
export type Going = {
  document: EditedDocument;
  changed: readonly ChangedLeaf[];
  overrides: Overrides;
  draft: Draft;
  restoredFrom: string | null;
};

/** The id that its caller made for it, and what they say of it. */
export type Publication = {
  key: string;
  note: string;
  action: 'content.published' | 'content.reversed';
};

/**
 * Makes documents live in one transaction: a revision each, an event, and, where guarded fields changed, a mail for
 * every active account. Throws `Overtaken` where one of them has changed since it was read, `PicturesGone`, and
 * `NoRoom` for one notice too many: then none is live.
 */
export function goLive(
  db: Database,
  { key, note, action }: Publication,
  going: readonly Going[],
  { actor, now }: By,
): Promise<void> {
  // In one order for everybody: two publications never wait for each other's rows.
  const ordered = going.toSorted((a, b) => (a.document.id < b.document.id ? -1 : 1));
  return changeContent(db, async ({ transaction, announce }) => {
    for (const { document, changed, overrides, draft, restoredFrom } of ordered) {
      const { id, row } = document;
      const number = (row?.publishedRevision ?? 0) + 1;
      const isAsked = Object.keys(draft).length > 0;
      await storeDocument(
        transaction,
        document,
        {
          published: JSON.stringify(overrides),
          publishedRevision: number,
          draft: draftColumn(draft),
          askedAt: isAsked ? (row?.askedAt ?? null) : null,
          askedBy: isAsked ? (row?.askedBy ?? null) : null,
        },
        { actor, now },
      );
      const _id = newId();
      await transaction
        .insertInto('contentRevision')
        .values({
          ...{ _id, document: id, number, state: 'published' },
          value: JSON.stringify(overrides),
          changed: JSON.stringify(changedFields(changed)),
          ...{ at: now.toISOString(), by: actor, publication: key, note, restoredFrom },
        })
        .execute();
      const user = { document: id, revision: _id };
      const gone = await recordPictureUses(transaction, user, overrides);
      const isMissed = changed.some(({ after }) =>
        imageKeysIn(after).some((picture) => gone.includes(picture)),
      );
      if (isMissed) throw new PicturesGone(gone);
      await recordEvent(transaction, { actor, action, subject: id }, now);
    }
    if (ordered.some(changesGuarded)) {
      for (const { id } of await activeAccounts(transaction)) {
        await queueMail(transaction, { kind: 'content', subject: `${key}:${id}` }, now);
      }
    }
    await announce();
    if (ordered.some(({ document: { id } }) => isNoticeId(id))) await requireRoom(transaction, now);
  });
}

/** Whether something changes that the owner alone publishes. */
export function changesGuarded({
  document,
  changed,
}: Pick<Going, 'document' | 'changed'>): boolean {
  const guarded = guardedFields(document.kind);
  return changed.some(({ field }) => guarded.has(field));
}
