import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import type { CallLogTable } from '#app/database/tables.ts';
import type { CallNote } from './call-outcome.ts';
import type { KeptCall } from './kept-call.ts';

/** What a call is about. */
export type CallKind = CallLogTable['kind'];

/** What is kept of a call, or of putting somebody back among those who wait. */
type KeptWords = Omit<CallNote, 'version' | 'outcome'> & {
  outcome: CallNote['outcome'] | 'back_to_waiting';
};

/** The most calls that are shown of one record. */
const maxShown = 100;

/** Appends a call to the log of a record, in the transaction of the change to the record itself. */
export async function keepCall(
  transaction: Database,
  about: { kind: CallKind; subject: string },
  by: { actor: string; now: Date },
  { outcome, note, followUpOn }: KeptWords,
): Promise<void> {
  const who = { actor: by.actor, at: by.now.toISOString() };
  await transaction
    .insertInto('callLog')
    .values({ _id: newId(), ...about, ...who, outcome, note, followUpOn })
    .execute();
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
