import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { dueOn, responsible, sampleRow } from './sample-rows.ts';

/** The day for which the work is planted: before the one on which a share of all rows is due. */
export const dayOfWork = '2026-11-20';

/** So many things of each kind are to be done on that day, as in a busy office, however many applications there are. */
const ofEachKind = 20;

/**
 * Plants the same work of a day into a database of any size, spread over all of its applications: next steps, lent
 * originals and papers that expire, half of them of one person. And what years have left behind: every fourth
 * application has an original that was given back, and a paper that has expired long ago.
 */
export async function plantWork(db: Database, size: number): Promise<void> {
  const noDays = { seenOn: null, copiedOn: null, doneOn: null, returnedOn: null };
  const mark = { ...noDays, note: '', language: '', copyHandedOver: 0, by: null, isLatest: 1 };
  for (let n = 0; n < 3 * ofEachKind; n++) {
    const { _id: application } = sampleRow(Math.floor((n * size) / (3 * ofEachKind)));
    const kind = n % 3;
    await db
      .updateTable('application')
      .set({
        assignee: n % 2 === 0 ? responsible : null,
        ...(kind === 0 && { nextStep: 'papers' as const, nextStepOn: dayOfWork }),
      })
      .where('_id', '=', application)
      .execute();
    if (kind === 0) continue;
    await db
      .insertInto('checklistMark')
      .values({
        ...{ ...mark, _id: `m${application}`, application, item: 'passport', at: dayOfWork },
        ...(kind === 1
          ? { receivedOn: '2026-11-01', dueBackOn: dayOfWork, expiresOn: null }
          : { receivedOn: null, dueBackOn: null, expiresOn: dueOn }),
      })
      .execute();
  }
  await sql`
    insert into "checklistMark" ("_id", "application", "item", "receivedOn", "dueBackOn",
      "returnedOn", "expiresOn", "note", "language", "copyHandedOver", "isLatest", "at")
    select 'h' || "_id", "_id", 'bmet_registration', '2025-02-01', '2025-02-20',
      '2025-02-10', '2025-12-31', '', '', 0, 1, '2025-02-10'
    from "application" where "contacted" = 1`.execute(db);
}
