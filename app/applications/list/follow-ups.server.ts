import type { Application } from '../application.ts';
import { presented, selectApplications } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { maskedPassport } from '../passport-mask.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';

const max = 50;

/** Who is to be called again today or should have been, the longest overdue first, at most 50. */
export async function listFollowUps(
  db: Database,
  cipher: PassportCipher,
  now: Date,
): Promise<Application[]> {
  const rows = await selectApplications(db)
    .where('followUpOn', '<=', todayInDhaka(now))
    .where('deletedAt', 'is', null)
    .orderBy('followUpOn')
    .orderBy('_id')
    .limit(max)
    .execute();
  return rows.map((row) => presented(row, maskedPassport(cipher.decrypt(row))));
}
