import type { Application } from '../application.ts';
import { presented, selectApplications } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { maskedPassport } from '../passport-mask.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Page, PageRequest } from '#app/database/keyset-page.server.ts';
import { type Trashed, latestDeleted } from '#app/database/trash.server.ts';

/** One page of what was deleted in the last 30 days, the latest first, passport numbers masked. */
export function listTrash(
  db: Database,
  cipher: PassportCipher,
  request: PageRequest,
  now: Date,
): Promise<Page<Trashed<Application>>> {
  const rows = selectApplications(db).select('deletedAt');
  const deleted = { now, actions: ['application.deleted'] };
  return latestDeleted(db, rows, deleted, request, (row) =>
    presented(row, maskedPassport(cipher.decrypt(row))),
  );
}
