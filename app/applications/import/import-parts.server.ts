import { setImmediate } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from '#app/database/database.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';

/** What is kept of a list: what its sheets are, their rows, and its plan. */
type PartKind = 'sheets' | `sheet${number}` | 'plan';

/** Hours for which the rows of a list are kept. */
const keptHours = 24;

type StoredPart = { _id: string; batch: string; sealed: string; keyId: string; createdAt: string };

/**
 * Rows as they are stored, encrypted like passport numbers; each text becomes one. Compressed, because all are stored in one
 * transaction, for which everybody waits on SQLite: a tenth of 5 MB.
 */
export async function encryptParts(
  cipher: PassportCipher,
  { batch, kind, now }: { batch: string; kind: PartKind; now: Date },
  texts: string[],
): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  const othersFirst = createTurns();
  for (const [at, text] of texts.entries()) {
    const _id = `${batch}:${kind}:${String(at).padStart(4, '0')}`;
    const compressed = deflateRawSync(text, { level: 1 }).toString('base64');
    const { passportSealed: sealed, passportKeyId: keyId } = cipher.encrypt(compressed, _id, null);
    parts.push({ _id, batch, sealed, keyId, createdAt: now.toISOString() });
    await othersFirst();
  }
  return parts;
}

/** Stores parts some at a time: one statement cannot take all of them. */
export async function storeParts(transaction: Database, parts: StoredPart[]): Promise<void> {
  for (let at = 0; at < parts.length; at += 20) {
    await transaction
      .insertInto('importPart')
      .values(parts.slice(at, at + 20))
      .execute();
  }
}

/**
 * The parts of a kind in their order, as they were given; `only` the one with that number. Null where they are gone, or the key
 * that has encrypted them is.
 */
export async function readParts<Part>(
  db: Database,
  cipher: PassportCipher,
  { batch, kind, only }: { batch: string; kind: PartKind; only?: number },
): Promise<Part[] | null> {
  const parts = await db
    .selectFrom('importPart')
    .select(['_id', 'sealed as passportSealed', 'keyId as passportKeyId'])
    .where('batch', '=', batch)
    .where(
      '_id',
      'like',
      `${batch}:${kind}:${only === undefined ? '' : String(only).padStart(4, '0')}%`,
    )
    .orderBy('_id')
    .execute();
  const read: Part[] = [];
  const othersFirst = createTurns();
  for (const part of parts) {
    const compressed = cipher.decrypt(part);
    if (compressed === null) return null;
    read.push(storedJson<Part>(inflateRawSync(Buffer.from(compressed, 'base64')).toString()));
    await othersFirst();
  }
  return read.length > 0 ? read : null;
}

/** Milliseconds of work after which others have their turn. A request needs several turns. */
const turnMs = 4;

/** All of a list takes seconds of work: returns what to await between its pieces, which lets other requests in. */
export function createTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** What this feature has stored itself as JSON. */
export function storedJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}

/** Takes the plan of a list away, before another one. */
export async function dropPlan(transaction: Database, batch: string): Promise<void> {
  await transaction
    .deleteFrom('importPart')
    .where('batch', '=', batch)
    .where('_id', 'like', `${batch}:plan:%`)
    .execute();
}

/** Deletes what is kept of lists after its 24 hours, and lists of which nobody was stored. Returns how much. */
export async function forgetLists(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptHours * 3_600_000).toISOString();
  const parts = await db
    .deleteFrom('importPart')
    .where('_id', 'in', ({ selectFrom }) =>
      selectFrom('importPart').select('_id').where('createdAt', '<', before).limit(200),
    )
    .executeTakeFirst();
  const lists = await db
    .deleteFrom('importBatch')
    .where('state', 'in', ['read', 'planned'])
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(parts.numDeletedRows + lists.numDeletedRows);
}
