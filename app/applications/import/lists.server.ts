import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { StaffMember } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { personOf as nameOf } from '#app/i18n/log.text.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { ImportBatch, PlanCounts, ReadListAnswer } from './import-record.ts';
import { encryptParts, readParts, storeParts, storedJson } from './import-parts.server.ts';
import type { KeptSheet } from './make-plan.server.ts';
import type { ListSheet } from './reading/read-list.server.ts';

/** Days for which a list can be undone. */
export const undoDays = 7;

/** Stores a list that was read. Returns its id. */
export async function storeList(
  db: Database,
  cipher: PassportCipher,
  { bytes, fileName, sheets }: { bytes: Uint8Array; fileName: string; sheets: ListSheet[] },
  { actor, now }: { actor: string; now: Date },
): Promise<string> {
  const batch = newId();
  const kept: KeptSheet[] = sheets.map(({ blocks: _blocks, ...sheet }) => sheet);
  const parts = await encryptParts(cipher, { batch, kind: 'sheets', now }, [JSON.stringify(kept)]);
  for (const [at, { blocks }] of sheets.entries())
    parts.push(...(await encryptParts(cipher, { batch, kind: `sheet${at}`, now }, blocks)));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('importBatch')
      .values({
        ...{ _id: batch, createdAt: now.toISOString(), by: actor, fileName, state: 'read' },
        ...{ fileHash: fileHashes(cipher, bytes)[0], choice: '', hash: '', counts: '', chosen: '' },
      })
      .execute();
    await storeParts(transaction, parts);
  });
  return batch;
}

/** By which a file is known when it comes again; keyed, since whoever had a list could else look for it here. */
function fileHashes(cipher: PassportCipher, bytes: Uint8Array) {
  return cipher.contentHashes(createHash('sha256').update(bytes).digest('base64url'));
}

/** When a file like this one was brought in last, and by whom (a name); null where it never was. */
export async function sameFile(
  db: Database,
  cipher: PassportCipher,
  bytes: Uint8Array,
): Promise<{ at: string; by: string } | null> {
  const row = await batches(db)
    .where('fileHash', 'in', fileHashes(cipher, bytes))
    .where('state', 'in', ['running', 'done', 'undone'])
    .executeTakeFirst();
  return row ? { at: row.createdAt, by: nameOf(row.email ?? '', row.name) } : null;
}

/** What a list is that was read and not brought in yet; null where it is gone. */
export async function readKeptList(
  db: Database,
  cipher: PassportCipher,
  importId: string,
): Promise<Omit<ReadListAnswer, 'sameFile'> | null> {
  const [sheets] =
    (await readParts<KeptSheet[]>(db, cipher, { batch: importId, kind: 'sheets' })) ?? [];
  return sheets ? { importId, sheets, columns: sheets[0]?.columns ?? [] } : null;
}

/** The lists, the latest first, as somebody sees them. */
export async function readLists(
  db: Database,
  { id, role }: Pick<StaffMember, 'id' | 'role'>,
  now: Date,
): Promise<ImportBatch[]> {
  const rows = await batches(db).limit(100).execute();
  const kept = await db.selectFrom('importPart').select('batch').distinct().execute();
  return rows.map(({ by, email, name, counts, chosen, ...row }) => ({
    ...row,
    by: nameOf(email ?? '', name),
    counts: countsOf(counts),
    of: rowsOf(chosen).length,
    hasRows: kept.some(({ batch }) => batch === row._id),
    mayUndo:
      row.state === 'done' && (by === id || role === 'owner') && !isTooLate(row.finishedAt, now),
  }));
}

/** Whether a list was brought in too long ago to be undone. */
export function isTooLate(finishedAt: string | null, now: Date): boolean {
  return now.getTime() - Date.parse(finishedAt ?? '') > undoDays * 86_400_000;
}

function countsOf(text: string): PlanCounts | null {
  return text === '' ? null : storedJson(text);
}

/** The numbers of the rows that were chosen. */
export function rowsOf(chosen: string): number[] {
  return chosen === '' ? [] : storedJson(chosen);
}

/** The key under which a row of a list is stored. No form can send a colon. */
export function keyOfRow(batch: string, row: number): string {
  return `import:${batch}:${row}`;
}

function batches(db: Database) {
  return db
    .selectFrom('importBatch')
    .leftJoin('staff', 'staff.id', 'importBatch.by')
    .select(['importBatch._id', 'importBatch.createdAt', 'by', 'fileName', 'state', 'counts'])
    .select(['chosen', 'done', 'stored', 'trashed', 'finishedAt', 'staff.email', 'staff.name'])
    .orderBy('importBatch._id', 'desc');
}
