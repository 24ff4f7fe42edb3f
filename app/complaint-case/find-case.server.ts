import { formatSpokenCode, spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { ComplaintCase } from './complaint-case.ts';

/** The case with this receipt number, or with a payment of this one, however it was typed; null where there is none. */
export async function findCase(db: Database, typed: string): Promise<ComplaintCase | null> {
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
