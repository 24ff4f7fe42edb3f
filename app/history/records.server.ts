import type { Role } from '#app/auth/staff-member.ts';
import { formatSpokenCode, spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';
import { referenceOf } from '#app/complaints/lookup/lookup-body.ts';
import type { Database } from '#app/database/database.server.ts';

/** The ids of the records that have this number, a receipt's or a complaint's, as far as this role may know of them. */
export async function recordsOf(db: Database, number: string, role: Role): Promise<string[]> {
  const application = await db
    .selectFrom('application')
    .select('_id')
    .where('receiptNumber', '=', spokenCodeOf(number))
    .execute();
  const complaint = db
    .selectFrom('complaint')
    .select('_id')
    .where('reference', '=', referenceOf(number));
  const known = role === 'owner' ? complaint : complaint.where('kind', '!=', 'staff');
  return [...application, ...(await known.execute())].map(({ _id }) => _id);
}

/** The numbers of applications and complaints by their ids; others, and those that were erased, have none. */
export async function numbersOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const applications = await db
    .selectFrom('application')
    .select(['_id', 'receiptNumber'])
    .where('_id', 'in', ids)
    .execute();
  const complaints = await db
    .selectFrom('complaint')
    .select(['_id', 'reference'])
    .where('_id', 'in', ids)
    .execute();
  return new Map([
    ...applications.map(
      ({ _id, receiptNumber }) => [_id, formatSpokenCode(receiptNumber)] as const,
    ),
    ...complaints.map(({ _id, reference }) => [_id, reference] as const),
  ]);
}
