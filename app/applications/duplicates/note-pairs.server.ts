import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v4 as newGroup } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { nameInCommon } from '#app/normalise/name.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { markDuplicates, markOne, markSharing, unmarkAlone } from './mark-duplicates.server.ts';

/** The answers by which one person is recognised in two applications. */
export const pairedFields = ['name', 'birth', 'phone', 'passport'] as const;

/**
 * Notes which others are perhaps the same person as these applications, which the transaction has just stored or corrected: of
 * the same passport number, by whichever key, or of the same name and day of birth. The same phone is looked up when somebody
 * looks (`also-here.server.ts`): thousands may share one. The task looks once more later: two that arrive at the same moment do
 * not see each other on PostgreSQL.
 */
export async function notePairs(
  transaction: Database,
  cipher: PassportCipher,
  ids: string[],
  { byTask = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .selectFrom('application')
    .select(['_id', 'name', 'birth', 'personKey', 'passportGroup', 'hasDuplicate'])
    .select(['passportHash', 'passportSealed', 'passportKeyId'])
    .where('_id', 'in', ids)
    .execute();
  if (rows.length === 0) return;
  const left = new Set<string | null>();
  const cases = rows.map((row) => {
    const personKey = personKeyOf(row);
    if (row.personKey !== personKey) left.add(row.personKey);
    return sql`when ${row._id} then ${personKey}`;
  });
  // In one statement: a database elsewhere takes its time for each.
  await transaction
    .updateTable('application')
    .set({
      personKey: sql<string | null>`case "_id" ${sql.join(cases, sql` `)} end`,
      pairsNoted: byTask ? 1 : 0,
    })
    .where('_id', 'in', ids)
    .execute();
  const groups = await groupByPassport(transaction, cipher, rows);
  // Most have nothing in common with anybody.
  const shared = await sharing(transaction, 'personKey', ids);
  await markSharing(transaction, 'personKey', [...new Set(shared.map(({ key }) => key))]);
  for (const key of left) await unmarkAlone(transaction, 'personKey', key);
  await markSharing(transaction, 'passportGroup', groups);
  // Whoever shares nothing any more.
  for (const row of rows) if (row.hasDuplicate === 1) await markOne(transaction, row._id);
}

/** Null where the day is not known: those of one year are many. */
function personKeyOf({ name, birth }: { name: string; birth: string | null }): string | null {
  const sounds = nameInCommon(name);
  if (birth === null || sounds === '') return null;
  return createHash('sha256').update(`${sounds}|${birth}`).digest('base64url');
}

type Row = {
  _id: string;
  passportGroup: string | null;
  passportHash: string | null;
  passportSealed: string;
  passportKeyId: string;
};

/** Gives all of one passport number the same group, and takes it from whoever has another number now. Returns the groups that changed. */
async function groupByPassport(
  transaction: Database,
  cipher: PassportCipher,
  rows: Row[],
): Promise<string[]> {
  const drawn = new Map<string, string>();
  const ids = rows.map(({ _id }) => _id);
  const shared = new Set((await sharing(transaction, 'passportHash', ids)).map(({ _id }) => _id));
  const numbers = rows.map((row) => ({ ...row, hashes: hashesOf(cipher, row) }));
  const older = await known(
    transaction,
    numbers.flatMap(({ hashes: [, ...others] }) => others),
  );
  for (const { _id, passportGroup: before, hashes } of numbers) {
    const isShared = shared.has(_id) || hashes.slice(1).some((hash) => older.has(hash));
    let after = isShared ? drawn.get(hashes[0] ?? '') : null;
    if (after === undefined) {
      after = (await groupOf(transaction, _id, hashes)) ?? newGroup();
      for (const hash of hashes) drawn.set(hash, after);
      await giveGroup(transaction, _id, hashes, after);
    } else if (before !== after) {
      await transaction
        .updateTable('application')
        .set({ passportGroup: after })
        .where('_id', '=', _id)
        .execute();
    }
    if (before !== null && before !== after) await leaveGroup(transaction, before);
  }
  return [...new Set(drawn.values())];
}

/** By every key, its own first: the others may have been stored under an older one. */
function hashesOf(cipher: PassportCipher, row: Row): string[] {
  if (row.passportHash === null) return [];
  const typed = cipher.decrypt(row);
  const all = typed === null ? [] : cipher.searchHashes(typed).passportHashes;
  return [...new Set([row.passportHash, ...all])];
}

/** While keys are changed: which of these hashes by other keys there are. */
async function known(transaction: Database, hashes: string[]): Promise<Set<string | null>> {
  if (hashes.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('application')
    .select('passportHash')
    .distinct()
    .where('passportHash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ passportHash }) => passportHash));
}

async function groupOf(transaction: Database, id: string, hashes: string[]) {
  const found = await transaction
    .selectFrom('application')
    .select('passportGroup')
    .where('passportHash', 'in', hashes)
    .where('passportGroup', 'is not', null)
    .where('_id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return found?.passportGroup ?? null;
}

/** How many of one passport number get their group at once: of thousands the rest gets it with the task's next steps. */
const grouped = 50;

async function giveGroup(
  transaction: Database,
  id: string,
  hashes: string[],
  group: string,
): Promise<void> {
  const others = await transaction
    .selectFrom('application')
    .select('_id')
    .where('passportHash', 'in', hashes)
    .where('passportGroup', 'is', null)
    .limit(grouped)
    .execute();
  await transaction
    .updateTable('application')
    .set({ passportGroup: group })
    .where('_id', 'in', [id, ...others.map(({ _id }) => _id)])
    .execute();
}

/** After somebody has left a group: whoever is left alone in it keeps nothing of it. */
export async function leaveGroup(transaction: Database, group: string): Promise<void> {
  const left = await transaction
    .selectFrom('application')
    .select('_id')
    .where('passportGroup', '=', group)
    .limit(2)
    .execute();
  const [alone] = left;
  if (left.length > 1 || !alone) return unmarkAlone(transaction, 'passportGroup', group);
  await transaction
    .updateTable('application')
    .set({ passportGroup: null })
    .where('_id', '=', alone._id)
    .execute();
  await markDuplicates(transaction, alone._id);
}

/** Which of these have something in common with another one; without counting, for thousands may. */
function sharing(transaction: Database, column: 'passportHash' | 'personKey', ids: string[]) {
  return transaction
    .selectFrom('application as own')
    .select(['own._id', `own.${column} as key`])
    .where('own._id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application as other')
          .select('other._id')
          .whereRef(`other.${column}`, '=', `own.${column}`)
          .whereRef('other._id', '<>', 'own._id'),
      ),
    )
    .execute();
}
