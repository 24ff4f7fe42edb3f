import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { fieldsOf } from '#app/job-orders/stored-order.server.ts';
import { type JobTerms, noTerms } from '#app/job-orders/terms.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type Missed, changeSeen } from '../storage/change-application.server.ts';
import { readLines } from './read-lines.server.ts';

/** What became of a change; `same` where nothing differs from what stands, and nothing is recorded. */
type Changed = { status: 'changed' | 'same' } | Missed;

/** Gives a case the job order that it belongs to, or takes it off. `unknown_order` for one that was never published, or is gone. */
export async function setJobOrder(
  db: Database,
  by: Change,
  { version, jobOrderId }: { version: number; jobOrderId: string | null },
): Promise<Changed | { status: 'unknown_order' }> {
  const { order: before } = await readLines(db, by.id);
  if ((before?._id ?? null) === jobOrderId) return { status: 'same' };
  const title = jobOrderId === null ? '' : await titleOf(db, jobOrderId);
  if (title === null) return { status: 'unknown_order' };
  return changeSeen(
    db,
    by,
    version,
    'application.job-order',
    (update) => update.set({ jobOrder: jobOrderId, lastActivityAt: by.now.toISOString() }),
    (transaction) =>
      keepChange(transaction, by, {
        ...{ field: 'jobOrder', before: before ? both(before.title) : '', after: title },
      }),
  );
}

/** Of an order that a case can be given: in both languages, as the history keeps it. */
async function titleOf(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('jobOrder')
    .select('fields')
    .where('_id', '=', id)
    .where('publishedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? both(fieldsOf(row.fields).title) : null;
}

const both = ({ en, bn }: JobTerms['title']) => [bn, en].filter(Boolean).join(' / ');

/** Writes what somebody without a job order is promised. */
export async function writeTerms(
  db: Database,
  by: Change,
  { version, terms }: { version: number; terms: JobTerms },
): Promise<Changed> {
  const { own } = await readLines(db, by.id);
  const before = JSON.stringify(own?.terms ?? noTerms);
  const after = JSON.stringify(terms);
  if (before === after) return { status: 'same' };
  const at = by.now.toISOString();
  return changeSeen(
    db,
    by,
    version,
    'application.terms',
    (update) =>
      update
        .set({ terms: after, termsAt: at, termsBy: by.actor, lastActivityAt: at })
        .set(({ eb }) => ({ termsVersion: eb('termsVersion', '+', 1) })),
    (transaction) => keepChange(transaction, by, { field: 'terms', before, after }),
  );
}

/** Into the history of the case, beside what was corrected of the answers. */
async function keepChange(
  transaction: Database,
  { id, actor, now }: Change,
  change: { field: 'jobOrder' | 'terms'; before: string; after: string },
): Promise<void> {
  await transaction
    .insertInto('factChange')
    .values({
      ...{ _id: newId(), application: id, ...change, keyId: null },
      ...{ at: now.toISOString(), by: actor, reason: '' },
    })
    .execute();
}
