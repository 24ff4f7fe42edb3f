import { sql } from 'kysely';
import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import { type Due, type DueAsking, nobodys } from '#app/work/due.server.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
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
  const rows = await due(db, today, role)
    .select(['_id as complaint', 'reference', 'kind as about', 'name', 'answeredOn'])
    .select(dueOn.as('dueOn'))
    .orderBy(dueOn)
    .orderBy('_id')
    .limit(limit)
    .execute();
  return rows.map(({ answeredOn, ...row }) => ({
    ...row,
    kind: 'complaint',
    owed: answeredOn === null ? 'answer' : 'end',
  }));
}

/** The same for Today, and how many there are. Nobody is responsible for a complaint. */
export async function complaintsDue(
  db: Database,
  { today, whose, staff: { role }, limit }: DueAsking,
): Promise<Due<DueComplaint>> {
  const [lines, count] = await Promise.all([
    whose === 'mine' ? [] : readComplaintsDue(db, { today, role }, limit + 1),
    countUpTo(db, due(db, today, role).select('_id')),
  ]);
  return { lines, counts: { complaint: nobodys(count) } };
}

function due(db: Database, today: string, role: Role) {
  const after = daysLater(today, noticeDays + 1);
  return visibleComplaints(db, role).where((builder) => isOwedBefore(builder, after));
}
