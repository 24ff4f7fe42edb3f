import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';

/**
 * Begins a notice, which nobody but staff sees until it is published. Its caller has made the key, a uuid of version
 * 7, so that a repeat finds the first one. Returns its id.
 */
export function createNotice(
  db: Database,
  key: string,
  { actor, now }: { actor: string; now: Date },
): Promise<string> {
  const _id = `news.${key}`;
  const at = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('contentDocument')
      .values({
        ...{ _id, kind: 'news', version: 0, published: null, publishedRevision: null, draft: null },
        ...{ changedAt: at, changedBy: actor, askedAt: null, askedBy: null },
        ...{ createdAt: at, deletedAt: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('_id')
      .executeTakeFirst();
    if (created)
      await recordEvent(transaction, { actor, action: 'news.created', subject: _id }, now);
    return _id;
  });
}
