import type { Database } from '#app/database/database.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type Missed, changeSeen } from '../storage/change-application.server.ts';
import type { NextStepBody } from '../case/case-bodies.ts';

/** An account that cases can be given to. */
export type Assignee = { id: string; name: string };

/** The enabled accounts, by name: those who can be responsible for a case. */
export async function listAssignees(db: Database): Promise<Assignee[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name: name || email }));
}

/** Gives a case to an enabled account, or to nobody. `unknown_assignee` for any other account. */
export async function assignCase(
  db: Database,
  by: Change,
  { version, assignee }: { version: number; assignee: string | null },
): Promise<{ status: 'changed' | 'unknown_assignee' } | Missed> {
  const action = 'application.assigned';
  if (assignee === null) {
    return changeSeen(db, by, version, action, (update) => update.set({ assignee }));
  }
  const account = db
    .selectFrom('staff')
    .select('staff.id')
    .where('staff.id', '=', assignee)
    .where('staff.disabledAt', 'is', null);
  // In the change itself: the account may be disabled at this very moment, which takes its cases from it.
  const given = await changeSeen(db, by, version, action, (update) =>
    update.set({ assignee }).where(({ exists }) => exists(account)),
  );
  if (given.status === 'changed' || (await account.executeTakeFirst())) return given;
  return { status: 'unknown_assignee' };
}

/** Says what is to be done next on a case, and by which day; without a step, that it is done. */
export function setNextStep(
  db: Database,
  by: Change,
  { version, step, text, on }: NextStepBody,
): Promise<{ status: 'changed' } | Missed> {
  const action = step === null ? 'application.next-step-done' : 'application.next-step';
  const next =
    step === null
      ? { nextStep: null, nextStepText: '', nextStepOn: null }
      : { nextStep: step, nextStepText: text, nextStepOn: on };
  return changeSeen(db, by, version, action, (update) => update.set(next));
}

/** Closes the applicant's look-up of a case at /status, or opens it again. */
export function closeLookup(
  db: Database,
  by: Change,
  { version, closed }: { version: number; closed: boolean },
): Promise<{ status: 'changed' } | Missed> {
  const action = closed ? 'application.lookup-closed' : 'application.lookup-opened';
  return changeSeen(db, by, version, action, (update) =>
    update.set({ lookupClosed: closed ? 1 : 0 }),
  );
}
