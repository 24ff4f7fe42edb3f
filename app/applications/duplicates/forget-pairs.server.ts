import type { Database } from '#app/database/database.server.ts';
import { forgetDifferent } from './different-people.server.ts';
import { unmarkAlone } from './mark-duplicates.server.ts';
import { leaveGroup } from './note-pairs.server.ts';

/** The columns of an erased application by which others are found. */
export const pairedBy = ['personKey', 'passportGroup', 'phoneE164'] as const;

type Erased = Record<(typeof pairedBy)[number], string | null>;

/** How many of those with the same phone are looked through. */
const looked = 200;

/** After applications were erased, in that transaction: nothing of them is left in the others. */
export async function forgetPairs(
  transaction: Database,
  ids: string[],
  erased: Erased[],
): Promise<void> {
  await forgetDifferent(transaction, ids);
  const keysOf = (column: keyof Erased) => [...new Set(erased.flatMap((row) => row[column] ?? []))];
  const flagged = await transaction
    .selectFrom('application')
    .select(['_id', 'flags'])
    .where(({ eb, or }) =>
      or(
        pairedBy.flatMap((column) =>
          keysOf(column).length > 0 ? [eb(column, 'in', keysOf(column))] : [],
        ),
      ),
    )
    .where('flags', 'like', '%duplicate%')
    .limit(looked)
    .execute();
  for (const key of keysOf('personKey')) await unmarkAlone(transaction, 'personKey', key);
  for (const group of keysOf('passportGroup')) await leaveGroup(transaction, group);
  for (const { _id, flags } of flagged) {
    await transaction
      .updateTable('application')
      .set({ flags: flags.replace(/ ?\bduplicate\b/, '').trim() })
      .where('_id', '=', _id)
      // Or it was sent before by a third one that is there still.
      .where('hasDuplicate', '=', 0)
      .execute();
  }
}
