import * as v from 'valibot';
import { readEvents } from '#app/database/event-reader.server.ts';
import { pageOf, pageQuery } from '#app/database/keyset-page.server.ts';
import { listOf } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { eventEntry } from '#app/staff/event-entry.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { formatSpokenCode, spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';
import { referenceOf } from '#app/complaints/lookup/lookup-body.ts';
import type { Database } from '#app/database/database.server.ts';

const query = v.object({
  ...pageQuery.entries,
  by: v.pipe(
    v.optional(v.picklist(['staff'], 'invalid')),
    v.description('Only what staff did, themselves or by a command'),
  ),
  who: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'invalid'))),
    v.description('Only what the account with this id did'),
  ),
  record: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w -]{8,12}$/, 'invalid'))),
    v.description('Only what was done to the record of this number, of a receipt or a complaint'),
  ),
});

/** What was done, with the number of the receipt or the complaint that it was done to; null for anything else. */
const entry = v.object({ ...eventEntry.entries, record: v.nullable(v.string()) });

/** Who did what to which record and when, without the record's contents. */
export const historyRoutes = staffRoutes('History').route(
  'GET /api/event',
  {
    summary: 'The log of what staff, visitors and the program did, newest first',
    query,
    answer: listOf(entry, 'Entries'),
  },
  async ({ db, query: { by, who, record, ...page }, staff }) => {
    const subjects = record === undefined ? undefined : await recordsOf(db, record, staff.role);
    if (subjects?.length === 0) return { rows: [], next: null };
    const found = await readEvents(db, {
      limit: page.limit + 1,
      after: page.cursor ?? null,
      isByPeople: by === 'staff',
      role: staff.role,
      ...(who !== undefined && { actor: who }),
      ...(subjects && { subjects }),
    });
    const { rows, next } = pageOf(found, page, { by: 'at', isLatestFirst: true });
    const numbers = await numbersOf(
      db,
      rows.map(({ subject }) => subject),
    );
    return {
      rows: rows.map((row) => ({ ...row, record: numbers.get(row.subject) ?? null })),
      next,
    };
  },
);

/** The ids of the records that have this number, a receipt's or a complaint's, as far as this role may know of them. */
async function recordsOf(db: Database, number: string, role: Role): Promise<string[]> {
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
async function numbersOf(db: Database, ids: string[]): Promise<Map<string, string>> {
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
