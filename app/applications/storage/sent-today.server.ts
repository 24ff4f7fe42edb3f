import { spokenCodeOf } from '#app/brand/slip/spoken-code.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { CheckedApplication } from '../check-application.server.ts';
import { derivedColumns } from '../normalised-application.ts';

/**
 * Whether this is another application than that of a receipt, which came today with the same phone number. Only the
 * browser that holds the receipt may be told: a number alone asks nothing.
 */
export async function isSentToday(
  db: Database,
  receiptNumber: string,
  { input, parsed, today }: CheckedApplication,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select(['createdAt', 'phoneE164', 'phoneDigits', 'submissionKey'])
    .where('receiptNumber', '=', spokenCodeOf(receiptNumber))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row || row.submissionKey === key) return false;
  if (todayInDhaka(new Date(row.createdAt)) !== today) return false;
  const { phoneE164, phoneDigits } = derivedColumns(input, today, parsed);
  return row.phoneE164 ? row.phoneE164 === phoneE164 : row.phoneDigits === phoneDigits;
}
