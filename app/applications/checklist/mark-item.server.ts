import { v7 as newId } from 'uuid';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type Missed, changeSeen } from '../storage/change-application.server.ts';
import type { ChecklistMarkBody } from './checklist-body.ts';
import { readLines } from '../contract/read-lines.server.ts';
import { contractExplained, wrongDays } from './wrong-days.ts';

/**
 * Writes an item of the checklist of a case as it is now. Earlier marks stay, and the latest one counts. `not_found`
 * also for an item that neither the content nor the case has.
 */
export async function markItem(
  db: Database,
  documents: Documents,
  by: Change,
  { item, mark }: { item: string; mark: ChecklistMarkBody },
): Promise<{ status: 'changed' } | { status: 'invalid'; errors: FieldError[] } | Missed> {
  if (!(await isKnown(db, documents, by.id, item))) return { status: 'not_found' };
  const wrong = wrongDays(item, mark);
  if (wrong.length > 0) {
    const errors = wrong.map(({ field, code }) => fieldError(field, code));
    return { status: 'invalid', errors };
  }
  const { version, copyHandedOver, ...facts } = mark;
  const isExplained = item === contractExplained && mark.doneOn !== null;
  const lines = isExplained ? (mark.lines ?? (await readLines(db, by.id)).lines) : '';
  const at = by.now.toISOString();
  return changeSeen(
    db,
    by,
    version,
    'application.checked',
    (update) => update.set({ lastActivityAt: at }),
    // The row of the case is locked by now: of two who mark at once one is too late.
    async (transaction) => {
      await transaction
        .updateTable('checklistMark')
        .set({ isLatest: 0 })
        .where('application', '=', by.id)
        .where('item', '=', item)
        .where('isLatest', '=', 1)
        .execute();
      await transaction
        .insertInto('checklistMark')
        .values({
          ...{ ...facts, _id: newId(), application: by.id, item, at, by: by.actor },
          ...{ lines, copyHandedOver: copyHandedOver ? 1 : 0, isLatest: 1 },
        })
        .execute();
    },
  );
}

/** Also what was asked for once: an original of it may be given back still. */
async function isKnown(db: Database, documents: Documents, id: string, item: string) {
  if (documents.checklists.items.some(({ code }) => code === item)) return true;
  const marked = await db
    .selectFrom('checklistMark')
    .select('_id')
    .where('application', '=', id)
    .where('item', '=', item)
    .limit(1)
    .executeTakeFirst();
  return marked !== undefined;
}
