import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { normalisePhone } from '#app/normalise/phone.ts';
import type { ComplaintEntry, OpenComplaint, StaffComplaint } from './staff-complaint.ts';
import { visibleComplaints } from './visible-complaints.server.ts';

/** One complaint with its entries; null where there is none, or not for this role. */
export async function readComplaint(
  db: Database,
  id: string,
  { role, now }: { role: Role; now: Date },
): Promise<OpenComplaint | null> {
  const row = await selectComplaints(db, role).where('_id', '=', id).executeTakeFirst();
  if (!row) return null;
  return { ...presented(row, todayInDhaka(now)), entries: await readEntries(db, id) };
}

function readEntries(db: Database, complaint: string): Promise<ComplaintEntry[]> {
  return db
    .selectFrom('complaintEntry')
    .leftJoin('staff', 'staff.id', 'complaintEntry.by')
    .select(['_id', 'kind', 'text', 'state', 'outcome', 'at', 'staff.name as by'])
    .where('complaint', '=', complaint)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .execute();
}

/** The columns of a complaint as `presented` expects them. */
export function selectComplaints(db: Database, role: Role) {
  return visibleComplaints(db, role).select([
    ...(['_id', 'reference', 'kind', 'text', 'receiptNo', 'name', 'phone', 'email'] as const),
    ...(['language', 'state', 'outcome', 'answer', 'createdAt', 'stateAt', 'version'] as const),
    ...(['answerBy', 'closeBy', 'answeredOn', 'closedAt', 'isFlagged'] as const),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectComplaints>['execute']>>[number];

/** A row as staff see it on a day in Dhaka. */
export function presented(row: Row, today: string): StaffComplaint {
  const owed = row.answeredOn === null ? row.answerBy : row.closeBy;
  const dueOn = row.state === 'closed' ? null : owed;
  return {
    ...row,
    ...{ phoneE164: normalisePhone(row.phone).value, isFlagged: row.isFlagged === 1 },
    ...{ dueOn, isLate: dueOn !== null && dueOn < today },
  };
}
