import { v7 as newId } from 'uuid';
import { keysOf } from '#app/config/typed-record.ts';
import type { Database } from '#app/database/database.server.ts';
import { keyedId, ofKey } from '#app/limits/submission-key.server.ts';
import type { CallLogTable } from '#app/database/tables.ts';
import type { CallNote, KeptCall } from './call.ts';

/** What a call is about. */
export type CallKind = CallLogTable['kind'];

/** What is kept of a call, or of putting somebody back among those who wait. */
type KeptWords = Omit<CallNote, 'version' | 'outcome'> & {
  outcome: CallNote['outcome'] | 'back_to_waiting';
};

/** The most calls that are shown of one record. */
const maxShown = 100;

/**
 * Appends a call to the log of a record, in the transaction of the change to the record itself. With the key under which
 * it was sent, by which a repeat finds it.
 */
export async function keepCall(
  transaction: Database,
  about: { kind: CallKind; subject: string },
  by: { actor: string; now: Date },
  { outcome, note, followUpOn }: KeptWords,
  key?: string,
): Promise<void> {
  const who = { actor: by.actor, at: by.now.toISOString() };
  await transaction
    .insertInto('callLog')
    .values({
      _id: key === undefined ? newId() : keyedId(key),
      ...about,
      ...who,
      outcome,
      note,
      followUpOn,
    })
    .execute();
}

/** What became of a call that staff note: `key_reused` where another one was sent under its key. */
export type NotedCall = { status: 'noted' | 'changed_meanwhile' | 'key_reused' };

/** Notes a call once for each `key`: `note` does it, and says of how many records. */
export async function noteOnce(
  db: Database,
  about: { kind: CallKind; subject: string },
  { actor, key }: { actor: string; key: string },
  call: CallNote,
  note: () => Promise<number>,
): Promise<NotedCall> {
  const earlier = async (): Promise<NotedCall | null> => {
    const kept = await db
      .selectFrom('callLog')
      .select(['actor', 'outcome', 'note', 'followUpOn'])
      .where('subject', '=', about.subject)
      .where('kind', '=', about.kind)
      .where('_id', 'like', ofKey(key))
      .executeTakeFirst();
    if (!kept) return null;
    const sent = { actor, ...call };
    const isSame = keysOf(kept).every((name) => kept[name] === sent[name]);
    return { status: isSame ? 'noted' : 'key_reused' };
  };
  const before = await earlier();
  if (before) return before;
  if ((await note()) > 0) return { status: 'noted' };
  // The same call, at this very moment.
  return (await earlier()) ?? { status: 'changed_meanwhile' };
}

/** How long a call can be taken back: the 10 seconds of the page, and what a slow network adds. */
const undoMs = 60_000;

/**
 * What a record has to say of its calls once the last one is taken back, which only the same person can who has just
 * noted it; null where that is over, or something else stands in the log since. `noted` is when it was noted.
 */
export async function callBefore(
  db: Database,
  { kind, subject }: { kind: CallKind; subject: string },
  by: { actor: string; now: Date },
) {
  const [last, ...earlier] = await db
    .selectFrom('callLog')
    .select(['_id', 'at', 'actor', 'outcome', 'note', 'followUpOn'])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(maxShown)
    .execute();
  const since = new Date(by.now.getTime() - undoMs).toISOString();
  if (!last || last.actor !== by.actor || last.at < since) return null;
  if (last.outcome === 'back_to_waiting') return null;
  const former = earlier.find(({ outcome }) => outcome !== 'back_to_waiting');
  return {
    _id: last._id,
    noted: last.at,
    columns: {
      outcome: former?.outcome ?? null,
      note: former?.note ?? '',
      followUpOn: former?.followUpOn ?? null,
      outcomeAt: former?.at ?? null,
      outcomeBy: former?.actor ?? null,
    },
  };
}

/** Deletes one call from the log, in the transaction that takes it back. */
export async function forgetCall(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('callLog').where('_id', '=', id).execute();
}

/** The calls about a record, newest first, at most a hundred. */
export async function readCalls(
  db: Database,
  { kind, subject }: { kind: CallKind; subject: string },
): Promise<KeptCall[]> {
  const rows = await db
    .selectFrom('callLog')
    .leftJoin('staff', 'staff.id', 'callLog.actor')
    .select(['callLog._id', 'at', 'outcome', 'note', 'followUpOn', 'staff.name', 'staff.email'])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('callLog._id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map(({ name, email, ...call }) => ({
    ...call,
    by: email === null ? null : { name: name ?? '', email },
  }));
}

/** Deletes the calls about records for good, in the transaction that erases these. */
export async function eraseCalls(
  transaction: Database,
  kind: CallKind,
  subjects: string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await transaction
    .deleteFrom('callLog')
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .execute();
}
