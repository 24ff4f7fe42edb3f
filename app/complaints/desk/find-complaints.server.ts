import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Role } from '#app/auth/staff-member.ts';
import { recordOf } from '#app/config/typed-record.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, isAfter, pageOf } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { holdsWords } from './complaint-words.server.ts';
import { presented, selectComplaints } from './read-complaints.server.ts';
import {
  type ComplaintSearch,
  type ComplaintView,
  type StaffComplaint,
  complaintViews,
} from './staff-complaint.ts';
import { visibleComplaints } from './visible-complaints.server.ts';

/** Who looks, and when. */
type Looking = { role: Role; now: Date };

/** Counts end here: nobody in an office needs more than "1,000+". */
const maxCounted = 1000;

/** One page of the complaints that fit. What waits for somebody comes with the oldest first. */
export async function findComplaints(
  db: Database,
  search: ComplaintSearch,
  { role, now }: Looking,
  request: PageRequest,
): Promise<Page<StaffComplaint>> {
  const { cursor, limit } = request;
  const today = todayInDhaka(now);
  const order = {
    by: 'createdAt',
    isLatestFirst: search.view !== 'open' && search.view !== 'late',
  };
  const direction = order.isLatestFirst ? 'desc' : 'asc';
  let query = selectComplaints(db, role).where(isOfView(search.view, today));
  if (search.q.trim()) query = query.where(await holdsWords(db, search.q, role));
  if (cursor) query = query.where(isAfter(order, cursor));
  const rows = await query
    .orderBy('createdAt', direction)
    .orderBy('_id', direction)
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, request, order);
  return { rows: page.rows.map((row) => presented(row, today)), next: page.next };
}

/** How many complaints each view has, at most a thousand. */
export async function countComplaints(
  db: Database,
  { role, now }: Looking,
): Promise<Record<ComplaintView, { count: number; isMore: boolean }>> {
  const today = todayInDhaka(now);
  const counts = await Promise.all(
    complaintViews.map(async (view) => {
      const limited = visibleComplaints(db, role)
        .select('_id')
        .where(isOfView(view, today))
        .limit(maxCounted + 1);
      const { count } = await db
        .selectFrom(limited.as('found'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  );
  return recordOf(complaintViews, (view) => {
    const count = counts[complaintViews.indexOf(view)] ?? 0;
    return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
  });
}

type Builder = ExpressionBuilder<Tables, 'complaint'>;

function isOfView(view: ComplaintView, today: string) {
  return (builder: Builder) => isIn(builder, view, today);
}

function isIn(builder: Builder, view: ComplaintView, today: string): Expression<SqlBool> {
  switch (view) {
    case 'all':
      return builder.and([]);
    case 'open':
      return builder('state', '!=', 'closed');
    case 'late':
      return isOwedBefore(builder, today);
    default:
      return builder('state', '=', view);
  }
}

/** Whether an answer, or the end, was owed before a day in Dhaka. */
export function isOwedBefore({ and, eb, or }: Builder, day: string): Expression<SqlBool> {
  return and([
    eb('state', '!=', 'closed'),
    or([
      and([eb('answeredOn', 'is', null), eb('answerBy', '<', day)]),
      and([eb('answeredOn', 'is not', null), eb('closeBy', '<', day)]),
    ]),
  ]);
}
