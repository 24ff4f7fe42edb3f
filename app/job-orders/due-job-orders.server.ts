import type { Database } from '#app/database/database.server.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import { type Due, type DueAsking, nobodys } from '#app/work/due.server.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
import type { DueJobOrder } from './job-order.ts';
import { noticeDays } from './order-state.ts';
import { fieldsOf } from './stored-order.server.ts';

/**
 * The open orders whose end is at most two weeks off, the nearest first, until the owner moves their last day or ends them, or
 * staff confirm within these weeks how many seats are left. Nobody is responsible for one.
 */
export async function jobOrdersDue(
  db: Database,
  { today, whose, limit }: DueAsking,
): Promise<Due<DueJobOrder>> {
  const rows = due(db, today)
    .select(['_id as order', 'fields', 'validUntil', 'seatsLeft'])
    .orderBy('validUntil')
    .orderBy('_id')
    .limit(limit + 1);
  const [found, count] = await Promise.all([
    whose === 'mine' ? [] : rows.execute(),
    countUpTo(db, due(db, today).select('_id')),
  ]);
  const lines = found.flatMap(({ fields, validUntil, seatsLeft, order }) =>
    validUntil === null
      ? []
      : {
          kind: 'jobOrder' as const,
          dueOn: validUntil,
          order,
          title: fieldsOf(fields).title,
          seatsLeft: seatsLeft ?? 0,
        },
  );
  return { lines, counts: { jobOrder: nobodys(count) } };
}

function due(db: Database, today: string) {
  return db
    .selectFrom('jobOrder')
    .where('state', '=', 'open')
    .where('validUntil', '>=', today)
    .where('validUntil', '<=', daysLater(today, noticeDays))
    .where(({ eb, ref }) => eb('endSeen', 'is distinct from', ref('validUntil')))
    .where('deletedAt', 'is', null);
}
