import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { eraseCalls } from '#app/calls/call-log.server.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import type { Tables } from '#app/database/tables.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { eraseOver } from '#app/work/work-erasure.server.ts';
import { forgetPairs, pairedBy } from '../duplicates/forget-pairs.server.ts';
import { indexedFields, unindexApplication } from './sort-key.server.ts';

/** What else goes with erased applications, in their transaction: what other features hold about them. */
export type EraseRelated = (transaction: Database, ids: string[]) => Promise<void>;

/** Deletes for good what has been in the trash for 30 days, some at a time. Returns how many. */
export function eraseTrashedApplications(
  db: Database,
  now: Date,
  also?: EraseRelated,
): Promise<number> {
  return erase(
    db,
    now,
    'application.erased',
    ({ eb }) => eb('deletedAt', '<', trashedSince(now)),
    also,
  );
}

/** Deletes for good what an owner was asked to erase and nobody has stopped within 72 hours. Returns how many. */
export function eraseOnRequest(db: Database, now: Date, also?: EraseRelated): Promise<number> {
  return erase(
    db,
    now,
    'application.erased-on-request',
    ({ eb }) => eb('eraseAfter', '<=', now.toISOString()),
    also,
  );
}

/** How many months after its last activity an application is kept, by its stage; null for those not erased by clock. */
export type RetentionMonths = Record<Stage, number | null>;

/**
 * Deletes for good, some at a time, applications that have been kept for the months of their stage after the last
 * thing that happened on them. One with a call or a step to come stays until that day. Returns how many.
 */
export async function eraseExpiredApplications(
  db: Database,
  months: RetentionMonths,
  now: Date,
  also?: EraseRelated,
): Promise<number> {
  // One after the other: each has its own place in the index. Only one batch, whatever its stage: the caller bounds batches.
  for (const stage of keysOf(months)) {
    const kept = months[stage];
    if (kept === null) continue;
    const hasStageExpired = hasExpired(stage, kept, now);
    const erased = await erase(db, now, 'application.expired', hasStageExpired, also);
    if (erased > 0) return erased;
  }
  return 0;
}

/** How many applications these months would erase now. */
export async function countExpiredApplications(
  db: Database,
  months: RetentionMonths,
  now: Date,
): Promise<number> {
  let sum = 0;
  for (const stage of keysOf(months)) {
    const kept = months[stage];
    if (kept === null) continue;
    const { count } = await db
      .selectFrom('application')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(hasExpired(stage, kept, now))
      .executeTakeFirstOrThrow();
    sum += Number(count);
  }
  return sum;
}

function hasExpired(stage: Stage, months: number, now: Date): Condition {
  const before = monthsBefore(now, months).toISOString();
  return ({ eb, and, or }) =>
    and([
      eb('deletedAt', 'is', null),
      eb('stage', '=', stage),
      eb('lastActivityAt', '<', before),
      // A process of an earlier version, running beside this one, writes these and no last activity.
      eb('createdAt', '<', before),
      or([eb('contactedAt', 'is', null), eb('contactedAt', '<', before)]),
      or([eb('outcomeAt', 'is', null), eb('outcomeAt', '<', before)]),
      or([eb('followUpOn', 'is', null), eb('followUpOn', '<', todayInDhaka(now))]),
      or([eb('nextStepOn', 'is', null), eb('nextStepOn', '<', todayInDhaka(now))]),
    ]);
}

type Condition = (
  builder: ExpressionBuilder<Tables, 'application'>,
) => ExpressionWrapper<Tables, 'application', SqlBool>;

function erase(
  db: Database,
  now: Date,
  action: string,
  isOver: Condition,
  alsoErase?: EraseRelated,
): Promise<number> {
  return eraseOver(db, now, {
    find: (rows) => rows.selectFrom('application').select('_id').where(isOver).orderBy('createdAt'),
    remove: (rows) =>
      rows
        .deleteFrom('application')
        .where(isOver)
        .returning(['_id', ...indexedFields, ...pairedBy]),
    actionOf: () => action,
    async also(transaction, erased, ids) {
      await eraseCalls(transaction, 'application', ids);
      await eraseCases(transaction, ids);
      await forgetPairs(transaction, ids, erased);
      await alsoErase?.(transaction, ids);
      for (const { position, ...parts } of erased) {
        if (position !== null) await unindexApplication(transaction, { position, ...parts });
      }
    },
  });
}

/**
 * Deletes what belongs to erased applications, in the transaction that erases these: moves, notes, corrections and
 * marks. Their payments stay for the books with number, day, amount and kind, and whether they were voided, without
 * whose they were; the amount of a refund is negative from then on, since what it gives back is no longer to be seen.
 */
export async function eraseCases(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['stageMove', 'caseNote', 'factChange', 'checklistMark'] as const) {
    await transaction.deleteFrom(table).where('application', 'in', ids).execute();
  }
  await transaction
    .updateTable('payment')
    .set({
      application: null,
      amountBdt: sql`case when "refundOf" is null then "amountBdt" else -"amountBdt" end`,
      method: '',
      reference: '',
      paidBy: '',
      refundOf: null,
      by: null,
      voidedBy: null,
      voidReason: '',
      submissionHash: '',
      // Unique still, and nothing that a page has made.
      submissionKey: sql`'erased:' || "_id"`,
    })
    .where('application', 'in', ids)
    .execute();
}
