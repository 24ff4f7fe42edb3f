import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { markOne } from './mark-duplicates.server.ts';

/**
 * Remembers that two applications are of different people, until one of the two is corrected in what they have in common, or
 * takes that back. False where one of them is gone, or both are the same.
 */
export function callDifferent(
  db: Database,
  { id, actor, now }: Change,
  other: string,
  isDifferent: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const both = [id, other];
    const { count } = await transaction
      .selectFrom('application')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('_id', 'in', both)
      .executeTakeFirstOrThrow();
    if (Number(count) < 2) return false;
    const pairs = [both, both.toReversed()].map(([one = '', another = '']) => ({ one, another }));
    const changed = isDifferent
      ? await transaction
          .insertInto('differentPeople')
          .values(pairs.map((pair) => ({ ...pair, at: now.toISOString(), by: actor })))
          .onConflict((conflict) => conflict.doNothing())
          .returning('one')
          .execute()
      : await transaction
          .deleteFrom('differentPeople')
          .where('one', 'in', both)
          .where('another', 'in', both)
          .returning('one')
          .execute();
    const action = isDifferent
      ? 'application.different-people'
      : 'application.different-people-undone';
    for (const { one: subject } of changed) {
      await markOne(transaction, subject);
      await recordEvent(transaction, { actor, action, subject }, now);
    }
    return true;
  });
}

/** Forgets who was called different from these applications, within the transaction that corrects or erases them. */
export async function forgetDifferent(transaction: Database, ids: string[]): Promise<void> {
  await transaction
    .deleteFrom('differentPeople')
    .where(({ eb, or }) => or([eb('one', 'in', ids), eb('another', 'in', ids)]))
    .execute();
}
