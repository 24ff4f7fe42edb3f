import type { Database } from '#app/database/database.server.ts';

/** A case that is nobody's now: its receipt number and its applicant. */
export type ReleasedCase = { _id: string; receiptNumber: string; name: string };

/**
 * Takes the open cases of an account from it, in the caller's transaction, so that the filter for nobody's cases finds
 * them. Those in the trash are released too, but not named; closed ones keep who worked on them,
 * until they are taken up again (`move-stage.server.ts`).
 */
export async function releaseCases(db: Database, account: string): Promise<ReleasedCase[]> {
  const rows = await db
    .updateTable('application')
    .set(({ eb }) => ({ assignee: null, version: eb('version', '+', 1) }))
    .where('assignee', '=', account)
    .where('stage', '<>', 'closed')
    .returning(['_id', 'receiptNumber', 'name', 'deletedAt', 'createdAt'])
    .execute();
  return rows
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map(({ _id, receiptNumber, name }) => ({ _id, receiptNumber, name }));
}
