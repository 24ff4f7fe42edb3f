import type { Database } from '#app/database/database.server.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { contactsIn } from '#app/content/contacts/contacts.ts';
import { isNoticeId } from '#app/content/documents.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { readEvenDeleted } from '../documents/edited-document.server.ts';
import { storeDocument, untilStored } from '../documents/store-document.server.ts';
import type { Publisher } from '../publishing/publish.server.ts';
import { requireRoom } from './room.server.ts';

/** Who does it, and when. */
type By = { actor: string; now: Date };

/**
 * Moves a notice to the trash, where it is for 30 days; visitors see it no more. Returns how many were moved: 0 when
 * somebody else did it already; null for what is no notice.
 */
export function deleteNotice(db: Database, id: string, by: By): Promise<number | null> {
  return change(db, id, by, { action: 'news.deleted', deletedAt: by.now.toISOString() });
}

/**
 * Takes a notice out of the trash as it was: one that still runs is seen again. Returns how many were restored: 0 when
 * it is not there; null for what is no notice; `owner_only` where staff would bring back a number or an address that is not
 * `ours`. Throws `NoRoom` where ten others run meanwhile, and what `requireFresh` throws.
 */
export async function restoreNotice(
  db: Database,
  id: string,
  publisher: Pick<Publisher, 'actor' | 'now' | 'isOwner' | 'requireFresh'>,
  ours: ReadonlySet<string>,
): Promise<number | null | 'owner_only'> {
  const document = await readEvenDeleted(db, id);
  if (document?.row?.deletedAt && document.row.published !== null) {
    const contacts = contactsIn(document.kind, document.resolved.content);
    const isForeign = [...contacts].some((one) => !ours.has(one));
    if (isForeign && !publisher.isOwner) return 'owner_only';
    if (isForeign || !publisher.isOwner) publisher.requireFresh();
  }
  return change(db, id, publisher, { action: 'news.restored', deletedAt: null });
}

function change(
  db: Database,
  id: string,
  by: By,
  { action, deletedAt }: { action: string; deletedAt: string | null },
): Promise<number | null> {
  return untilStored(() =>
    changeContent(db, async ({ transaction, announce }) => {
      const document = isNoticeId(id) ? await readEvenDeleted(transaction, id) : null;
      if (!document?.row) return null;
      const since = document.row.deletedAt;
      const isDone = deletedAt === null ? (since ?? '') < trashedSince(by.now) : since !== null;
      if (isDone) return 0;
      await storeDocument(transaction, document, { deletedAt }, by);
      await recordEvent(transaction, { actor: by.actor, action, subject: id }, by.now);
      if (document.row.published !== null) {
        await announce();
        if (deletedAt === null) await requireRoom(transaction, by.now);
      }
      return 1;
    }),
  );
}
