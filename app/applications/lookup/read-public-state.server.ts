import type { Stage } from '#app/database/tables/case-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { birthText } from '../birth.ts';
import { type PublicStep, stages } from '../stage.ts';

/** All that the public learns of a case: its step, and the day (`yyyy-mm-dd`) on which that began. */
export type PublicState = { step: PublicStep; since: string };

/** What a look-up is compared with. */
export type Known = { id: string; phoneEnd: string | null; birthYear: string | null };

/**
 * The case of a receipt number, with what its applicant must know; null where there is none, it is in the trash, or
 * its look-up is closed. The same queries in each of these cases, so that nobody can tell them by the clock.
 */
export async function readPublicState(
  db: Database,
  receiptNumber: string,
): Promise<(PublicState & Known) | null> {
  const row = await db
    .selectFrom('application')
    .select(['_id', 'stage', 'stageAt', 'createdAt', 'deletedAt', 'lookupClosed'])
    .select(['phoneE164', 'phoneDigits', 'birth', 'birthYear'])
    .where('receiptNumber', '=', receiptNumber)
    .executeTakeFirst();
  const moves = await readMoves(db, row?._id ?? '');
  if (!row || row.deletedAt !== null || row.lookupClosed === 1) return null;
  const { step } = stages[row.stage];
  const begun = step === 1 ? row.createdAt : row.stageAt;
  const known = (row.phoneE164 ?? row.phoneDigits).replace(/\D/g, '');
  return {
    ...{ id: row._id, step, since: beginOf(row.stage, moves) ?? todayInDhaka(new Date(begun)) },
    phoneEnd: known.length < 6 ? null : known.slice(-6),
    birthYear: birthText(row).slice(0, 4) || null,
  };
}

function readMoves(db: Database, application: string) {
  return db
    .selectFrom('stageMove')
    .select(['from', 'to', 'on'])
    .where('application', '=', application)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .execute();
}

/**
 * The day of the move into the public step: moves from stage to stage within it, which would tell good news from bad,
 * do not show. Null for the first step, which begins with the application, and where no move tells.
 */
function beginOf(stage: Stage, moves: { from: Stage; to: Stage; on: string }[]): string | null {
  const { step } = stages[stage];
  if (step === 1) return null;
  return moves.find(({ from }) => stages[from].step !== step)?.on ?? null;
}
