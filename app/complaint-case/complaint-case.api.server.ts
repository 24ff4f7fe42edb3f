import * as v from 'valibot';
import { readComplaint } from '#app/complaints/desk/find-complaints.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { type ComplaintCase, complaintCase } from './complaint-case.ts';
import { formatSpokenCode, spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';
import type { Database } from '#app/database/database.server.ts';

/** What a complaint has to do with a case. */
export const complaintCaseRoutes = staffRoutes('Complaints').route(
  'GET /api/complaint/:id/case',
  {
    summary: 'The case whose receipt number, or that of whose payment, a complaint names',
    answer: ok(v.object({ found: v.nullable(complaintCase) }), 'The case, if there is one'),
    refuses: ['not_found'],
  },
  async ({ db, params, staff: { role }, now, refuse }) => {
    const complaint = await readComplaint(db, params.id, { role, now });
    if (!complaint) throw refuse('not_found');
    return { found: await findCase(db, complaint.receiptNo) };
  },
);

/** The case with this receipt number, or with a payment of this one, however it was typed; null where there is none. */
async function findCase(db: Database, typed: string): Promise<ComplaintCase | null> {
  const code = spokenCodeOf(typed);
  if (code === '') return null;
  const [, year, number] = /^R(\d{4})(\d{6})$/.exec(code) ?? [];
  const payment =
    year &&
    (await db
      .selectFrom('payment')
      .select('application')
      .where('receiptNo', '=', `R-${year}-${number}`)
      .executeTakeFirst());
  const found = await db
    .selectFrom('application')
    .select(['_id as application', 'name', 'phone', 'phoneE164', 'receiptNumber', 'eraseAfter'])
    .where('deletedAt', 'is', null)
    .where(({ eb }) =>
      payment ? eb('_id', '=', payment.application) : eb('receiptNumber', '=', code),
    )
    .executeTakeFirst();
  return found ? { ...found, receiptNumber: formatSpokenCode(found.receiptNumber) } : null;
}
