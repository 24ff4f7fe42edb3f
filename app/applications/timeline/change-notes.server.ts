import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { ownNoteMinutes } from './case-note.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { noteActivity } from '../storage/change-application.server.ts';

/** What became of a new note. A repeat with the same key gets the first one. */
export type AddedNote = { status: 'added'; _id: string } | { status: 'not_found' | 'key_reused' };

/** Adds a note to a case, once for each `key`. */
export async function addNote(
  db: Database,
  by: Change,
  { text, key }: { text: string; key: string },
): Promise<AddedNote> {
  const earlier = await noteOfKey(db, by.id, text, key);
  if (earlier) return earlier;
  const _id = newId();
  try {
    const isAdded = await db.transaction().execute(async (transaction) => {
      if (!(await noteActivity(transaction, by, 'application.note-added'))) return false;
      const who = { application: by.id, at: by.now.toISOString(), by: by.actor };
      await transaction
        .insertInto('caseNote')
        .values({ ...who, _id, text, shownFor: '', submissionKey: key })
        .execute();
      return true;
    });
    return isAdded ? { status: 'added', _id } : { status: 'not_found' };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same key, at this very moment.
    const first = await noteOfKey(db, by.id, text, key);
    if (!first) throw error;
    return first;
  }
}

async function noteOfKey(
  db: Database,
  application: string,
  text: string,
  key: string,
): Promise<AddedNote | null> {
  const note = await db
    .selectFrom('caseNote')
    .select(['_id', 'application', 'text', 'editedAt'])
    .where('submissionKey', '=', key)
    .executeTakeFirst();
  if (!note) return null;
  // Its text may have been changed since.
  const isSame = note.application === application && (note.text === text || note.editedAt);
  return isSame ? { status: 'added', _id: note._id } : { status: 'key_reused' };
}

/** Who changes which note when. */
export type NoteChange = { noteId: string; actor: string; now: Date };

/** What became of a change: `fixed` where the note is another's, older than 15 minutes or withdrawn. */
export type ChangedNote = { status: 'changed' | 'not_found' | 'fixed' };

/** Changes the text of one's own note, within 15 minutes. */
export function editNote(db: Database, by: NoteChange, text: string): Promise<ChangedNote> {
  return db.transaction().execute(async (transaction) => {
    const note = await readOwn(transaction, by);
    if (!note) return { status: 'not_found' };
    if (!note.isOpen) return { status: 'fixed' };
    await transaction
      .updateTable('caseNote')
      .set({ text, editedAt: by.now.toISOString() })
      .where('_id', '=', by.noteId)
      .execute();
    const event = { actor: by.actor, action: 'application.note-edited', subject: note.application };
    await recordEvent(transaction, event, by.now);
    return { status: 'changed' };
  });
}

/**
 * Takes one's own note away within 15 minutes. Afterwards, and of others, it stays in the timeline as withdrawn, with
 * the name of who did so.
 */
export function withdrawNote(
  db: Database,
  by: NoteChange,
): Promise<{ status: 'withdrawn' | 'not_found' }> {
  return db.transaction().execute(async (transaction) => {
    const note = await readOwn(transaction, by);
    if (!note) return { status: 'not_found' };
    if (note.withdrawnBy !== null) return { status: 'withdrawn' };
    await (note.isOpen
      ? transaction.deleteFrom('caseNote').where('_id', '=', by.noteId).execute()
      : transaction
          .updateTable('caseNote')
          .set({ withdrawnBy: by.actor })
          .where('_id', '=', by.noteId)
          .execute());
    const action = note.isOpen ? 'application.note-removed' : 'application.note-withdrawn';
    await recordEvent(transaction, { actor: by.actor, action, subject: note.application }, by.now);
    return { status: 'withdrawn' };
  });
}

/** A note of a case that is not in the trash, and whether this person may still change it. */
async function readOwn(transaction: Database, { noteId, actor, now }: NoteChange) {
  const note = await transaction
    .selectFrom('caseNote')
    .innerJoin('application', 'application._id', 'caseNote.application')
    .select(['caseNote.application', 'caseNote.at', 'caseNote.by', 'caseNote.withdrawnBy'])
    .where('caseNote._id', '=', noteId)
    // Why a passport number was shown is no note to be changed.
    .where('caseNote.shownFor', '=', '')
    .where('application.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!note) return null;
  const since = new Date(now.getTime() - ownNoteMinutes * 60_000).toISOString();
  const isOpen = note.by === actor && note.at >= since && note.withdrawnBy === null;
  return { ...note, isOpen };
}
