import { v7 as newId } from 'uuid';
import { keepCall } from '#app/calls/call-log.server.ts';
import type { CloseReason, NextStep, Stage } from '#app/database/tables/case-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { isOutdated, readLines } from '../contract/read-lines.server.ts';
import { newsAfter } from '../case/news.ts';
import { type Missed, changeWithin } from '../storage/change-application.server.ts';
import type { StageMoveBody } from '../case/case-bodies.ts';
import { type MoveFacts, reasonsNeeded } from '../stage.ts';

/** What became of a move: `same` where the case was at that stage already, and nothing was recorded. */
export type Moved =
  | { status: 'moved' }
  | { status: 'same' }
  | { status: 'invalid'; errors: FieldError[] }
  | Missed;

/**
 * Moves a case to a stage. The day must not be before the application, and some moves need a reason
 * (`reasonsNeeded`). Leaving `new` marks the application as contacted, and going back to it puts it among those
 * who wait for a call, which its call log says.
 */
export function moveStage(db: Database, by: Change, body: StageMoveBody): Promise<Moved> {
  return db.transaction().execute(async (transaction) => {
    const row = await readMovable(transaction, by.id);
    if (!row) return { status: 'not_found' };
    if (row.stage === body.to) return { status: 'same' };
    if (row.version !== body.version) return { status: 'changed_meanwhile' };
    const facts = await moveFacts(transaction, by.id);
    const errors = wrongFields(row, body, facts, todayInDhaka(by.now));
    if (errors.length > 0) return { status: 'invalid', errors };
    const isMoved = await move(transaction, by, row, { ...body, facts });
    return isMoved ? { status: 'moved' } : { status: 'changed_meanwhile' };
  });
}

function wrongFields(
  row: Movable,
  { to, on, reason, closeReason }: StageMoveBody,
  facts: MoveFacts,
  today: string,
): FieldError[] {
  const sentOn = todayInDhaka(new Date(row.createdAt));
  // By a clock that is ahead it may have been sent tomorrow.
  const earliest = sentOn < today ? sentOn : today;
  const wrong: [field: string, code: string, isWrong: boolean][] = [
    ['on', 'day_too_early', on !== undefined && on < earliest],
    ['closeReason', 'required', to === 'closed' && closeReason === null],
    ['reason', 'required', reason === '' && reasonsNeeded(row.stage, to, facts).length > 0],
  ];
  return wrong.flatMap(([field, code, isWrong]) => (isWrong ? [fieldError(field, code)] : []));
}

function readMovable(transaction: Database, id: string) {
  return transaction
    .selectFrom('application')
    .select(['version', 'stage', 'stageAt', 'createdAt', 'closeReason', 'lastActivityAt'])
    .select(['contacted', 'contactedAt', 'contactedBy', 'leftWithoutClearance'])
    .select(['informedOf', 'newsSince'])
    .select(['nextStep', 'nextStepText', 'nextStepOn', 'followUpOn'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

type Movable = NonNullable<Awaited<ReturnType<typeof readMovable>>>;

/** What decides, beside the stages, whether a move needs a reason. */
export async function moveFacts(db: Database, id: string): Promise<MoveFacts> {
  const granted = await db
    .selectFrom('stageMove')
    .select('_id')
    .where('application', '=', id)
    .where(({ eb, or }) => or([eb('to', '=', 'granted'), eb('from', '=', 'granted')]))
    .limit(1)
    .executeTakeFirst();
  const done = await db
    .selectFrom('checklistMark')
    .select(['item', 'doneOn', 'lines', 'leftWithOthers'])
    .where('application', '=', id)
    .where('isLatest', '=', 1)
    .where('item', 'in', ['clearance', 'contract_explained'])
    .where('doneOn', 'is not', null)
    .execute();
  const explained = done.find(({ item }) => item === 'contract_explained');
  return {
    wasGranted: granted !== undefined,
    hasClearance: done.some(({ item }) => item === 'clearance'),
    isContractExplained: explained !== undefined && !isOutdated(explained, await readLines(db, id)),
  };
}

type Move = {
  to: Stage;
  on?: string | undefined;
  reason: string;
  closeReason: CloseReason | null;
  facts: MoveFacts;
};

/** Nobody works on a closed case any more, but money that is owed is still to be given back. */
function withoutPlan(nextStep: NextStep | null) {
  const noStep = { nextStep: null, nextStepText: '', nextStepOn: null };
  return { followUpOn: null, ...(nextStep !== 'refund' && noStep) };
}

/** The row and its move, within a transaction. False where somebody else has changed the row meanwhile. */
async function move(
  transaction: Database,
  by: Change,
  row: Movable,
  { to, on = todayInDhaka(by.now), reason, closeReason, facts }: Move,
): Promise<boolean> {
  const { version, stage: from, createdAt: _createdAt, informedOf, newsSince, ...all } = row;
  const { nextStep, nextStepText: _text, nextStepOn: _on, followUpOn: _again, ...columns } = all;
  // For `take-back-move.server.ts`. Only what this move takes away: another plan that is made meanwhile stays when the move is taken back.
  const before = to === 'closed' ? all : columns;
  const at = momentAfter(row.lastActivityAt, by.now);
  const isContacted = to !== 'new';
  const contact =
    row.contacted === 1 && isContacted
      ? {}
      : {
          contacted: isContacted ? 1 : 0,
          contactedAt: isContacted ? at : null,
          contactedBy: isContacted ? by.actor : null,
        };
  const count = await changeWithin(transaction, by, eventOf(from, to), (update) =>
    update
      .set({
        ...contact,
        stage: to,
        stageAt: on === todayInDhaka(by.now) ? at : startOfDayInDhaka(on),
        closeReason: to === 'closed' ? closeReason : null,
        ...newsAfter({ informedOf, newsSince }, { stage: to, closeReason, at }),
        lastActivityAt: at,
        ...(to === 'departed' && { leftWithoutClearance: facts.hasClearance ? 0 : 1 }),
        ...(to === 'closed' && withoutPlan(nextStep)),
      })
      .where('version', '=', version),
  );
  if (count === 0) return false;
  if (to === 'departed') await noteLinesAtDeparture(transaction, by.id, facts);
  if (from === 'closed') await releaseFromDisabled(transaction, by.id);
  await transaction
    .insertInto('stageMove')
    .values({
      ...{ _id: newId(), application: by.id, from, to, at, on, actor: by.actor, reason },
      ...{ closeReason: to === 'closed' ? closeReason : null, before: JSON.stringify(before) },
    })
    .execute();
  if (to === 'new') {
    const about = { kind: 'application', subject: by.id } as const;
    await keepCall(
      transaction,
      about,
      { ...by, now: new Date(at) },
      {
        ...{ outcome: 'back_to_waiting', note: reason, followUpOn: null },
      },
    );
  }
  return true;
}

/** From then on the lines may change without taking anything off, and the numbers of the year count what was so that day. */
async function noteLinesAtDeparture(
  transaction: Database,
  id: string,
  { isContractExplained }: MoveFacts,
): Promise<void> {
  await transaction
    .updateTable('checklistMark')
    .set({ leftWithOthers: isContractExplained ? 0 : 1 })
    .where('application', '=', id)
    .where('item', '=', 'contract_explained')
    .where('isLatest', '=', 1)
    .execute();
}

/** A disabled account keeps its closed cases (`release-cases.server.ts`), but not one that is open again. */
export async function releaseFromDisabled(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('application')
    .set({ assignee: null })
    .where('_id', '=', id)
    .where('assignee', 'in', ({ selectFrom }) =>
      selectFrom('staff').select('staff.id').where('disabledAt', 'is not', null),
    )
    .execute();
}

/**
 * Now, but never before what was last noted: the clock of another process may be hours ahead, and the latest move is
 * the one that can be taken back.
 */
function momentAfter(last: string, now: Date): string {
  return last > now.toISOString()
    ? new Date(Date.parse(last) + 1).toISOString()
    : now.toISOString();
}

/** The history speaks of the two moves that the list makes by their own names. */
function eventOf(from: Stage, to: Stage): string {
  if (from === 'new' && to === 'called') return 'application.contacted';
  return to === 'new' ? 'application.back-to-waiting' : 'application.moved';
}

/** MARK AS CONTACTED: a move from `new` to `called`. Returns how many that were: 0 when it was marked already. */
export function markContacted(db: Database, by: Change): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const row = await readMovable(transaction, by.id);
    if (!row || row.contacted === 1) return 0;
    const plain = { to: 'called', reason: '', closeReason: null } as const;
    const isMoved = await move(transaction, by, row, { ...plain, facts: noFacts });
    return isMoved ? 1 : 0;
  });
}

/** Of no account for a move that goes neither forward to the journey nor back. */
const noFacts: MoveFacts = { wasGranted: false, hasClearance: false, isContractExplained: false };

/**
 * "Back to waiting" (decision 61): moves a case to `new`, whoever marked it and when, with the reason. Returns how
 * many were changed: 0 when they wait already, when somebody else has changed the record since `version`, or when
 * it is gone.
 */
export function returnToWaiting(
  db: Database,
  by: Change,
  { version, reason }: { version?: number | undefined; reason: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const row = await readMovable(transaction, by.id);
    if (!row || row.contacted === 0) return 0;
    if (version !== undefined && row.version !== version) return 0;
    const isMoved = await move(transaction, by, row, {
      ...{ to: 'new', reason, closeReason: null, facts: noFacts },
    });
    return isMoved ? 1 : 0;
  });
}
