import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { isWritten, spellingsOf } from '#app/database/containing.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { readEvents } from '#app/database/event-reader.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { latestDeleted } from '#app/database/trash.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { personOf } from '#app/i18n/log.text.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
import type { JobOrder, JobOrderSearch } from './job-order.ts';
import { stateOn } from './order-state.ts';
import { fieldsOf, selectJobOrders } from './stored-order.server.ts';

/** One page of the job orders that fit, not from the trash, the newest first. */
export async function findJobOrders(
  db: Database,
  search: JobOrderSearch,
  request: PageRequest,
  now: Date,
): Promise<Page<JobOrder>> {
  const today = todayInDhaka(now);
  const { rows, next } = await keysetPage(selectJobOrders(db).where(fits(search, today)), request);
  return { rows: rows.map((row) => presented(row, today)), next };
}

/** How many of them there are, up to a thousand. */
export function countJobOrders(db: Database, search: JobOrderSearch, now: Date) {
  const fitting = db
    .selectFrom('jobOrder')
    .select('_id')
    .where(fits(search, todayInDhaka(now)));
  return countUpTo(db, fitting.where('deletedAt', 'is', null));
}

/** One page of what was deleted in the last 30 days, the latest first. */
export function listJobOrderTrash(db: Database, request: PageRequest, now: Date) {
  const orders = selectJobOrders(db).select('deletedAt');
  const deleted = { now, actions: ['job-order.deleted'] };
  return latestDeleted(db, orders, deleted, request, (row) => presented(row, todayInDhaka(now)));
}

/** One job order as staff see it; null when there is none, or it is in the trash. */
export async function readJobOrder(db: Database, id: string, now: Date): Promise<JobOrder | null> {
  const row = await selectJobOrders(db)
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? presented(row, todayInDhaka(now)) : null;
}

/** What was done to a job order, by whom and when, the newest first, at most a hundred entries. */
export async function readJobOrderHistory(db: Database, id: string) {
  const events = await readEvents(db, { subject: id, limit: 100 });
  return events.map(({ at, action, actor, actorName }) => ({
    at,
    action,
    by: actor && personOf(actor, actorName),
  }));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectJobOrders>['execute']>>[number];

/** A row as it is on a day. */
function presented(row: Row, today: string): JobOrder {
  const { fields, granted, ...order } = stateOn(row, today);
  return { ...order, ...fieldsOf(fields), granted: Number(granted ?? 0) };
}

function fits({ view, q }: JobOrderSearch, today: string) {
  return (builder: ExpressionBuilder<Tables, 'jobOrder'>): Expression<SqlBool> => {
    const { eb, and, or, not } = builder;
    const isOpen = and([eb('state', '=', 'open'), eb('validUntil', '>=', today)]);
    const views = {
      open: [isOpen],
      draft: [eb('state', '=', 'draft')],
      ended: [or([eb('state', '=', 'ended'), and([eb('state', '=', 'open'), not(isOpen)])])],
      all: [],
    };
    const words = q.split(/\s+/).filter(Boolean);
    return and([
      ...views[view],
      ...words.map((word) => isWritten(builder, ['searchWords', 'slug'], spellingsOf(word))),
    ]);
  };
}
