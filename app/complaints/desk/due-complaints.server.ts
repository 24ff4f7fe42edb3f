import { sql } from 'kysely';
import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import type { DueComplaint } from './due-complaint.ts';
import { isOwedBefore } from './find-complaints.server.ts';
import { visibleComplaints } from './visible-complaints.server.ts';

/** So many days before the last one it is told of, since an answer may need asking around. */
const noticeDays = 2;

/** The complaints to which something is owed by these days (`today` in Dhaka), the most overdue first. */
export async function readComplaintsDue(
  db: Database,
  { today, role }: { today: string; role: Role },
  limit: number,
): Promise<DueComplaint[]> {
  const dueOn = sql<string>`case when "answeredOn" is null then "answerBy" else "closeBy" end`;
  const rows = await complaintsDue(db, today, role)
    .select(['_id as complaint', 'reference', 'kind as about', 'name', 'answeredOn'])
    .select(dueOn.as('dueOn'))
    .orderBy(dueOn)
    .orderBy('_id')
    .limit(limit)
    .execute();
  return rows.map(({ answeredOn, ...row }) => ({
    ...row,
    ...{ kind: 'complaint', owed: answeredOn === null ? 'answer' : 'end' },
  }));
}

/** How many of them there are, at most `max`. */
export async function countComplaintsDue(
  db: Database,
  { today, role }: { today: string; role: Role },
  max: number,
) {
  const limited = complaintsDue(db, today, role)
    .select('_id')
    .limit(max + 1);
  const { count } = await db
    .selectFrom(limited.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), max), isMore: Number(count) > max };
}

function complaintsDue(db: Database, today: string, role: Role) {
  const after = daysLater(today, noticeDays + 1);
  return visibleComplaints(db, role).where((builder) => isOwedBefore(builder, after));
}
