import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';

/** By which columns two applications are found to be one person's. */
export const pairColumns = ['personKey', 'passportGroup'] as const;

type PairColumn = (typeof pairColumns)[number];

/** How many of those that share a key are looked at for being alone: of more, each has others. */
const looked = 50;

/**
 * Marks an application that has changed and those that share a key with it, or takes the mark away: whether there is another
 * one of perhaps the same person that is neither in the trash nor closed as the second, and that nobody has called different
 * people. In the transaction of the change. The versions stay: nobody who changes one of the others is too late.
 */
export async function markDuplicates(transaction: Database, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('application')
    .select(pairColumns)
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  await markOne(transaction, id);
  for (const column of pairColumns) {
    await markSharing(transaction, column, [row[column]]);
    await unmarkAlone(transaction, column, row[column]);
  }
}

/** Marks one application alone, or takes its mark away. */
export async function markOne(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('application')
    .set({ hasDuplicate: sql<number>`1 - "hasDuplicate"` })
    .where('_id', '=', id)
    .where((of) => of(sql`("hasDuplicate" = 1)`, '<>', isOneOfTwo(of)))
    .execute();
}

/** Marks all that share one of these keys and are not marked yet. */
export async function markSharing(
  transaction: Database,
  column: PairColumn,
  keys: (string | null)[],
): Promise<void> {
  const known = keys.filter((key) => key !== null);
  if (known.length === 0) return;
  await transaction
    .updateTable('application')
    .set({ hasDuplicate: 1 })
    .where(column, 'in', known)
    .where('hasDuplicate', '=', 0)
    .where(isOneOfTwo)
    .execute();
}

/** Takes the mark from whoever was left alone by one that had this key. Bounded, however many there are. */
export async function unmarkAlone(
  transaction: Database,
  column: PairColumn,
  key: string | null,
): Promise<void> {
  if (key === null) return;
  const marked = transaction
    .selectFrom('application as marked')
    .select('marked._id')
    .where(`marked.${column}`, '=', key)
    .where('marked.hasDuplicate', '=', 1)
    .limit(looked);
  await transaction
    .updateTable('application')
    .set({ hasDuplicate: 0 })
    .where('_id', 'in', marked)
    .where((of) => of.not(isOneOfTwo(of)))
    .execute();
}

function isOneOfTwo(of: ExpressionBuilder<Tables, 'application'>) {
  return of.and([
    of('deletedAt', 'is', null),
    of.or([of('closeReason', 'is', null), of('closeReason', '<>', 'duplicate')]),
    of.or(pairColumns.map((column) => hasOther(of, column))),
  ]);
}

function hasOther(of: ExpressionBuilder<Tables, 'application'>, column: PairColumn) {
  return of.exists(
    of
      .selectFrom('application as other')
      .select('other._id')
      .whereRef(`other.${column}`, '=', `application.${column}`)
      .whereRef('other._id', '<>', 'application._id')
      .where('other.deletedAt', 'is', null)
      .where((eb) =>
        eb.or([eb('other.closeReason', 'is', null), eb('other.closeReason', '<>', 'duplicate')]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('differentPeople')
              .select('another')
              .whereRef('one', '=', 'application._id')
              .whereRef('another', '=', 'other._id'),
          ),
        ),
      ),
  );
}
