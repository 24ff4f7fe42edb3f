import type { Application } from '#app/applications/application.ts';
import { trashedSince } from '#app/applications/application-changes.server.ts';
import { presented, selectApplications } from '#app/applications/applications.server.ts';
import { type PassportCipher, maskedPassport } from '#app/applications/passport-cipher.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Page, PageRequest } from '#app/database/newest-first.server.ts';

export type TrashedApplication = Application & { deletedAt: string };

/** One page of what was deleted in the last 30 days, the latest first, passport numbers masked. */
export async function listTrash(
  db: Database,
  cipher: PassportCipher,
  { limit, cursor }: PageRequest,
  now: Date,
): Promise<Page<TrashedApplication>> {
  let query = selectApplications(db)
    .select('deletedAt')
    .where('deletedAt', '>=', trashedSince(now))
    .orderBy('deletedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit + 1);
  if (cursor) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('deletedAt', '_id'), '<', tuple(cursor.createdAt, cursor._id)),
    );
  }
  const found = await query.execute();
  const rows = found.slice(0, limit).map(({ deletedAt, ...row }) => ({
    ...presented(row, maskedPassport(cipher.open(row))),
    deletedAt: deletedAt ?? '',
  }));
  const last = rows.at(-1);
  const isMore = found.length > limit && last;
  return {
    rows,
    next: isMore ? { limit, cursor: { createdAt: last.deletedAt, _id: last._id } } : null,
  };
}
