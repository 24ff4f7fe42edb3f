import * as v from 'valibot';
import type { Stage } from '#app/database/tables/case-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { newsAfter } from '../case/news.ts';
import { changeWithin } from '../storage/change-application.server.ts';
import { releaseFromDisabled } from './move-stage.server.ts';
import { closeReasonCodes, nextStepCodes } from '../stage.ts';

/** How long a mark can be taken back: the 10 seconds of the page, and what a slow network adds. */
const contactUndoMs = 60_000;

/** How long one's own last move can be taken back: the 10 seconds of the button, and time for second thoughts. */
const takeBackMs = 15 * 60_000;

/** Takes back a mark that the same person has just set. Returns how many that were. */
export function undoContacted(db: Database, by: Change): Promise<number> {
  return takeBack(db, by, {
    ...{ withinMs: contactUndoMs, action: 'application.contact-undone' },
    fits: ({ from, to }) => from === 'new' && to === 'called',
    onlyIfUntouched: true,
  });
}

/** Takes back one's own last move of a case, within 15 minutes. Returns how many that were: 0 where it was another's, or too long ago. */
export function takeBackMove(db: Database, by: Change): Promise<number> {
  return takeBack(db, by, {
    ...{ withinMs: takeBackMs, action: 'application.move-undone' },
    ...{ fits: () => true, onlyIfUntouched: false },
  });
}

type TakingBack = {
  withinMs: number;
  action: string;
  fits: (move: { from: Stage; to: Stage }) => boolean;
  /** Whether a call, a note or anything else since keeps the move. */
  onlyIfUntouched: boolean;
};

/** The columns that a move replaces, as they are kept in it to take it back. */
const movedColumns = v.object({
  stageAt: v.string(),
  closeReason: v.nullable(v.picklist(closeReasonCodes)),
  lastActivityAt: v.string(),
  contacted: v.number(),
  contactedAt: v.nullable(v.string()),
  contactedBy: v.nullable(v.string()),
  leftWithoutClearance: v.number(),
  // Only a move to `closed` takes these away.
  ...{ nextStep: v.optional(v.nullable(v.picklist(nextStepCodes))) },
  ...{ nextStepText: v.optional(v.string()), nextStepOn: v.optional(v.nullable(v.string())) },
  followUpOn: v.optional(v.nullable(v.string())),
});

type Plan = Pick<
  v.InferOutput<typeof movedColumns>,
  'nextStep' | 'nextStepText' | 'nextStepOn' | 'followUpOn'
>;

function takeBack(
  db: Database,
  by: Change,
  { withinMs, action, fits, onlyIfUntouched }: TakingBack,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('stageMove')
      .select(['_id', 'from', 'to', 'at', 'actor', 'before'])
      .where('application', '=', by.id)
      .orderBy('at', 'desc')
      .orderBy('_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const since = new Date(by.now.getTime() - withinMs).toISOString();
    if (!last || last.actor !== by.actor || last.at < since || !fits(last)) return 0;
    const columns = v.parse(movedColumns, JSON.parse(last.before));
    const { lastActivityAt, nextStep, nextStepText, nextStepOn, followUpOn, ...before } = columns;
    // Who was told of the move meanwhile is told that it was none.
    const informed = await transaction
      .selectFrom('application')
      .select(['informedOf', 'newsSince'])
      .where('_id', '=', by.id)
      .executeTakeFirst();
    if (!informed) return 0;
    const now = { stage: last.from, closeReason: before.closeReason, at: by.now.toISOString() };
    const news = newsAfter(informed, now);
    const count = await changeWithin(transaction, by, action, (update) => {
      const current = update
        .set({ ...before, ...news, stage: last.from })
        .where('stage', '=', last.to);
      const shown = current.where('deletedAt', 'is', null);
      return onlyIfUntouched
        ? shown.set({ lastActivityAt }).where('lastActivityAt', '=', last.at)
        : shown;
    });
    if (count === 0) return 0;
    if (last.to === 'closed') {
      await planAgain(transaction, by.id, { nextStep, nextStepText, nextStepOn, followUpOn });
      await releaseFromDisabled(transaction, by.id);
    }
    await transaction.deleteFrom('stageMove').where('_id', '=', last._id).execute();
    // The call log's entry of a move back to `new`.
    await transaction
      .deleteFrom('callLog')
      .where('subject', '=', by.id)
      .where('outcome', '=', 'back_to_waiting')
      .where('at', '=', last.at)
      .execute();
    return count;
  });
}

/** Brings back the plan that closing has taken away, but for what was planned on the closed case since. */
async function planAgain(
  transaction: Database,
  id: string,
  { followUpOn, ...step }: Plan,
): Promise<void> {
  const update = transaction.updateTable('application').where('_id', '=', id);
  await update.set({ followUpOn }).where('followUpOn', 'is', null).execute();
  // Closing has left that one.
  if (step.nextStep === 'refund') return;
  await update.set(step).where('nextStep', 'is', null).execute();
}
