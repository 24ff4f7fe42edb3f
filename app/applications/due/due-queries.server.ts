import { sql } from 'kysely';
import type { Stage } from '#app/database/tables/case-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';

// What is due of each kind, the most overdue first. Each walks along an index of its days, however many
// applications there are.

/** Papers are due from so many days before they expire until so many after: what is older, nobody waits for. */
const paperDays = { before: 30, after: 90 };

/** From here on nobody asks for a paper any more. */
const withoutPapers: Stage[] = ['departed', 'arrived', 'returned', 'closed'];

/** Whom to call again today or earlier. */
export function callsDue(db: Database, today: string) {
  return db
    .selectFrom('application')
    .where('followUpOn', '<=', today)
    .where('deletedAt', 'is', null)
    .orderBy('followUpOn')
    .orderBy('application._id');
}

/** Next steps of today or earlier. */
export function stepsDue(db: Database, today: string) {
  return db
    .selectFrom('application')
    .where('nextStepOn', '<=', today)
    .where('deletedAt', 'is', null)
    .orderBy('nextStepOn')
    .orderBy('application._id');
}

/** Originals that the office has, whenever they are due back: none is kept for long. */
export function originalsDue(db: Database) {
  return latestMarks(db)
    .where('dueBackOn', 'is not', null)
    .where('returnedOn', 'is', null)
    .orderBy('dueBackOn')
    .orderBy('checklistMark.application');
}

/** Papers that expire soon, or did not long ago, of those who have still to travel. */
export function papersDue(db: Database, today: string) {
  return latestMarks(db)
    .where('expiresOn', '>=', daysLater(today, -paperDays.after))
    .where('expiresOn', '<=', daysLater(today, paperDays.before))
    .where('stage', 'not in', withoutPapers)
    .orderBy('expiresOn')
    .orderBy('checklistMark.application');
}

function latestMarks(db: Database) {
  return db
    .selectFrom('checklistMark')
    .innerJoin('application', 'application._id', 'checklistMark.application')
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`"isLatest" = 1`);
}
