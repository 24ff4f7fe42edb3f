import { v7 as newId } from 'uuid';
import type * as v from 'valibot';
import {
  type ContentTransaction,
  announcing,
  changeContentInTurn,
} from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Change, workRecord } from '#app/work/work-record.server.ts';
import {
  type changedJobOrder,
  type confirmedSeats,
  type newJobOrder,
  noJobOrder,
} from './job-order.ts';
import { endSeenOn, stateOn } from './order-state.ts';
import type { PublicationFault } from './publication.text.ts';
import { publicationFaults } from './publication-faults.ts';
import { columnsOf, fieldsOf } from './stored-order.server.ts';

/** The job orders as staff work on them, each change of a published one with a new version of the public pages. */
export const jobOrders = workRecord({
  events: 'job-order.',
  update: (db) => db.updateTable('jobOrder'),
  transact: (db, work) => changeContentInTurn(db, announcing(work)),
});

/** A job order as it is now, in a transaction that nobody else changes content beside. */
export type OrderAtHand = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** Why nothing was done. */
type Missed = { status: 'not_found' } | { status: 'changed_meanwhile' };

/**
 * Does something to a job order that is not in the trash, if it is of this version; without one whatever it is of. Changes of
 * job orders come one after the other on both engines, so that of two owners at once one did it. An end that only the day has
 * brought is noted first, as an act of nobody's.
 */
export function withOrder<Done>(
  db: Database,
  { id, now }: Change,
  version: number | null,
  work: (order: OrderAtHand, content: ContentTransaction) => Promise<Done>,
): Promise<Done | Missed> {
  return changeContentInTurn(db, async (content) => {
    const order = await readOrder(content.transaction, id, now);
    if (!order) return { status: 'not_found' };
    if (version !== null && order.version !== version) return { status: 'changed_meanwhile' };
    await noteEnd(content.transaction, order, now);
    return work(order, content);
  });
}

async function readOrder(transaction: Database, id: string, now: Date) {
  const row = await transaction
    .selectFrom('jobOrder')
    .select(['_id', 'slug', 'fields', 'state', 'endReason', 'endedAt', 'validUntil'])
    .select(['seatsLeft', 'publishedAt', 'version'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...stateOn(row, todayInDhaka(now)), fields: fieldsOf(row.fields) };
}

/** Writes down that an order has ended by its day. No new version, because nobody sees anything else than before. */
async function noteEnd(transaction: Database, order: OrderAtHand, now: Date): Promise<void> {
  const { _id, state, endReason, endedAt } = order;
  if (endReason !== 'expired') return;
  const { numUpdatedRows } = await transaction
    .updateTable('jobOrder')
    .set({ state, endReason, endedAt })
    .where('_id', '=', _id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await recordEvent(transaction, { actor: null, action: 'job-order.expired', subject: _id }, now);
}

/** Notes, some at a time, the orders that have ended by their day. Returns how many. */
export async function noteEnds(db: Database, now: Date): Promise<number> {
  const over = await db
    .selectFrom('jobOrder')
    .select('_id as id')
    .where('state', '=', 'open')
    .where('validUntil', '<', todayInDhaka(now))
    .where('deletedAt', 'is', null)
    .limit(50)
    .execute();
  for (const { id } of over) {
    await withOrder(db, { id, actor: '', now }, null, async () => ({ status: 'noted' }));
  }
  return over.length;
}

/** Keeps a new draft and returns its id. */
export function addJobOrder(
  db: Database,
  known: v.InferOutput<typeof newJobOrder>,
  { actor, now, id = newId() }: Omit<Change, 'id'> & { id?: string },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const fields = columnsOf({ ...noJobOrder, ...known });
    await transaction
      .insertInto('jobOrder')
      .values({ _id: id, ...fields, state: 'draft', createdAt: now.toISOString(), version: 1 })
      .execute();
    await recordEvent(transaction, { actor, action: 'job-order.added', subject: id }, now);
    return id;
  });
}

/**
 * Changes what is entered of a job order. What everybody sees of one is the owner's to change (`requireOwner` throws for
 * others), and while it is open nothing may be wrong with it (record 0089).
 */
export function changeJobOrder(
  db: Database,
  by: Change,
  { version, ...fields }: v.InferOutput<typeof changedJobOrder>,
  { documents, requireOwner }: { documents: Documents; requireOwner: () => void },
): Promise<{ status: 'changed' } | { status: 'faults'; faults: PublicationFault[] } | Missed> {
  return withOrder(db, by, version, async (order, { transaction, announce }) => {
    if (order.state !== 'draft') requireOwner();
    if (order.state === 'open') {
      const today = todayInDhaka(by.now);
      const faults = publicationFaults(fields, { today, documents });
      if (faults.length > 0) return { status: 'faults', faults };
    }
    const { seatsLeft } = order;
    const seats = fields.seats ?? 0;
    await jobOrders.changeWithin(
      transaction,
      by,
      'job-order.changed',
      (update) =>
        update.set({
          ...columnsOf(fields),
          // No more are left than there are.
          seatsLeft: seatsLeft === null ? null : Math.min(seatsLeft, seats),
        }),
      order.state === 'draft' ? undefined : announce,
    );
    return { status: 'changed' };
  });
}

/** Confirms how many seats of an open order are left; with none it has ended. */
export function confirmSeats(
  db: Database,
  by: Change,
  { version, seatsLeft }: v.InferOutput<typeof confirmedSeats>,
): Promise<{ status: 'changed' | 'job_order_not_open' | 'out_of_range' } | Missed> {
  return withOrder(db, by, version, async (order, { transaction, announce }) => {
    if (order.state !== 'open') return { status: 'job_order_not_open' };
    if (seatsLeft > (order.fields.seats ?? 0)) return { status: 'out_of_range' };
    const end = { state: 'ended', endReason: 'filled', endedAt: by.now.toISOString() } as const;
    await jobOrders.changeWithin(
      transaction,
      by,
      seatsLeft === 0 ? 'job-order.filled' : 'job-order.seats',
      (update) =>
        update.set({
          seatsLeft,
          endSeen: endSeenOn(order.validUntil, todayInDhaka(by.now)),
          ...(seatsLeft === 0 && end),
        }),
      announce,
    );
    return { status: 'changed' };
  });
}

/**
 * Puts a job order into the trash. One that is open has to end first, and one that cases belong to stays: their contracts say
 * what it says.
 */
export async function removeJobOrder(
  db: Database,
  by: Change,
): Promise<{ status: 'deleted' | 'not_found' | 'job_order_open' | 'job_order_has_cases' }> {
  const done = await withOrder(db, by, null, async (order, { transaction, announce }) => {
    if (order.state === 'open') return { status: 'job_order_open' as const };
    const used = await transaction
      .selectFrom('application')
      .select('_id')
      .where('jobOrder', '=', by.id)
      .executeTakeFirst();
    if (used) return { status: 'job_order_has_cases' as const };
    await jobOrders.changeWithin(
      transaction,
      by,
      'job-order.deleted',
      (update) => update.set({ deletedAt: by.now.toISOString() }),
      order.slug === null ? undefined : announce,
    );
    return { status: 'deleted' as const };
  });
  return done.status === 'changed_meanwhile' ? { status: 'not_found' } : done;
}
