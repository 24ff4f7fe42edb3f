import { busiest, noticeLimit } from '#app/content/news/news.ts';
import { noticeIn } from '#app/content/news/read-notices.server.ts';
import { type Overrides, parseStored } from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';

/** Thrown out of a transaction after which more notices would run at once than there is room for. */
export class NoRoom extends Error {}

/**
 * Checks that no more than ten notices run at once from now on. After the content version was raised: whoever publishes
 * at the same time waits there, and sees what this transaction has stored.
 */
export async function requireRoom(transaction: Database, now: Date): Promise<void> {
  const rows = await transaction
    .selectFrom('contentDocument')
    .select(['_id', 'published'])
    .where('kind', '=', 'news')
    .where('published', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
  const notices = rows.flatMap(({ _id, published }) =>
    noticeIn(_id, parseStored<Overrides>(published)),
  );
  if (busiest(notices, now) > noticeLimit) throw new NoRoom();
}
