import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';

/**
 * Deletes what belongs to erased applications, in the transaction that erases these: moves, notes, corrections and
 * marks. Their payments stay for the books with number, day, amount and kind, and whether they were voided, without
 * whose they were; the amount of a refund is negative from then on, since what it gives back is no longer to be seen.
 */
export async function eraseCases(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['stageMove', 'caseNote', 'factChange', 'checklistMark'] as const) {
    await transaction.deleteFrom(table).where('application', 'in', ids).execute();
  }
  await transaction
    .updateTable('payment')
    .set({
      application: null,
      amountBdt: sql`case when "refundOf" is null then "amountBdt" else -"amountBdt" end`,
      ...{ method: '', reference: '', paidBy: '', refundOf: null, by: null, voidedBy: null },
      ...{ voidReason: '', submissionHash: '' },
      // Unique still, and nothing that a page has made.
      submissionKey: sql`'erased:' || "_id"`,
    })
    .where('application', 'in', ids)
    .execute();
}
