import { createHash } from 'node:crypto';
import { v4 as newGroup } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { nameInCommon } from '#app/normalise/name.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { markDuplicates, markOne, markSharing } from './mark-duplicates.server.ts';

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
  const keys = new Set<string>();
  const left = new Set<string>();
  for (const row of rows) {
    const personKey = personKeyOf(row);
    if (personKey !== null) keys.add(personKey);
    if (row.personKey !== null && row.personKey !== personKey) left.add(row.personKey);
    await transaction
      .updateTable('application')
      .set({ personKey, pairsNoted: byTask ? 1 : 0 })
      .where('_id', '=', row._id)
      .execute();
  }
  const groups = await groupByPassport(transaction, cipher, rows);
  // Most have nothing in common with anybody.
  for (const key of [...left, ...(await shared(transaction, [...keys]))]) {
    await markSharing(transaction, 'personKey', key);
  }
  for (const group of groups) await markSharing(transaction, 'passportGroup', group);
  // Whoever shares nothing any more.
  for (const row of rows) if (row.hasDuplicate === 1) await markOne(transaction, row._id);
}

/** Null where the day is not known: those of one year are many. */
export function personKeyOf({
  name,
  birth,
}: {
  name: string;
  birth: string | null;
}): string | null {
  const sounds = nameInCommon(name);
  if (birth === null || sounds === '') return null;
  return createHash('sha256').update(`${sounds}|${birth}`).digest('base64url');
}

/** How many of one passport number get their group at once. */
const grouped = 50;

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
): Promise<Set<string>> {
  const hashes = new Map(rows.map((row) => [row._id, hashesOf(cipher, row)]));
  const found = await countHashes(transaction, [...hashes.values()].flat());
  const drawn = new Map<string, string>();
  const touched = new Set<string>();
  for (const { _id, passportGroup: before } of rows) {
    const own = hashes.get(_id) ?? [];
    const here = own.flatMap((hash) => found.get(hash) ?? []);
    const isShared = here.reduce((sum, { count }) => sum + count, 0) > 1;
    const known = here.flatMap(({ group }) => group ?? [])[0];
    const group = isShared ? (own.flatMap((hash) => drawn.get(hash) ?? [])[0] ?? known) : null;
    const after = isShared ? (group ?? newGroup()) : null;
    if (after !== null && !touched.has(after)) {
      for (const hash of own) drawn.set(hash, after);
      touched.add(after);
      const others = transaction
        .selectFrom('application as other')
        .select('other._id')
        .where('other.passportHash', 'in', own)
        .where('other.passportGroup', 'is', null)
        // Of thousands the rest gets it with the task's next steps.
        .limit(grouped);
      await transaction
        .updateTable('application')
        .set({ passportGroup: after })
        .where('_id', 'in', others)
        .execute();
    }
    if (before === after) continue;
    await transaction
      .updateTable('application')
      .set({ passportGroup: after })
      .where('_id', '=', _id)
      .execute();
    if (before !== null) await leaveGroup(transaction, before);
  }
  return touched;
}

/** By every key: the others may have been stored under an older one. */
function hashesOf(cipher: PassportCipher, row: Row): string[] {
  if (row.passportHash === null) return [];
  const typed = cipher.decrypt(row);
  return typed === null ? [row.passportHash] : cipher.searchHashes(typed).passportHashes;
}

async function countHashes(transaction: Database, hashes: string[]) {
  if (hashes.length === 0) return new Map<string, never>();
  const rows = await transaction
    .selectFrom('application')
    .select(({ fn }) => [
      'passportHash',
      fn.countAll<number>().as('count'),
      fn.max('passportGroup').as('group'),
    ])
    .where('passportHash', 'in', hashes)
    .groupBy('passportHash')
    .execute();
  return new Map(
    rows.map(({ passportHash, count, group }) => [passportHash, { count: Number(count), group }]),
  );
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
  if (left.length > 1 || !alone) return markSharing(transaction, 'passportGroup', group);
  await transaction
    .updateTable('application')
    .set({ passportGroup: null })
    .where('_id', '=', alone._id)
    .execute();
  await markDuplicates(transaction, alone._id);
}

/** Which of these keys more than one has. */
async function shared(transaction: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await transaction
    .selectFrom('application')
    .select('personKey')
    .where('personKey', 'in', keys)
    .groupBy('personKey')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return rows.flatMap(({ personKey }) => personKey ?? []);
}
