import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';

/**
 * Takes everything personal out of the complaints by which the erasure of these applications was asked for, in the
 * transaction that erases them. What is left counts in the totals, and can still be read by whoever has its PIN: its
 * state and the answer.
 */
export async function forgetComplainants(
  transaction: Database,
  applications: string[],
): Promise<void> {
  if (applications.length === 0) return;
  const asked = await transaction
    .selectFrom('complaint')
    .select('_id')
    .where('application', 'in', applications)
    .execute();
  for (const { _id } of asked) {
    await transaction
      .updateTable('complaint')
      .set({ text: '', receiptNo: '', name: '', phone: '', email: '', application: null })
      .set({ version: sql<number>`"version" + 1` })
      .where('_id', '=', _id)
      .execute();
    await transaction
      .updateTable('complaintEntry')
      .set({ text: '' })
      .where('complaint', '=', _id)
      .execute();
  }
}
