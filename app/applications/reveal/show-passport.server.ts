import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import type { Application } from '../application.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { presented, selectApplications } from '../storage/read-applications.server.ts';
import { countReveal } from './count-reveals.server.ts';
import type { RevealBody } from './reveal-body.ts';

/** Who wants to see the passport number of which application, and when. */
type Seeing = { id: string; actor: string; now: Date };

type Refused = { status: 'not_found' | 'too_many_reveals' };

/**
 * The whole passport number of an application, for a reason: counted and logged before it is shown, and the note kept
 * in the timeline. An empty number is one that cannot be decrypted.
 */
export function showPassport(
  db: Database,
  cipher: PassportCipher,
  by: Seeing,
  { reason, note }: RevealBody,
): Promise<{ status: 'shown'; passport: string } | Refused> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('application')
      .select(['_id', 'passportSealed', 'passportKeyId'])
      .where('_id', '=', by.id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!row) return { status: 'not_found' };
    if (!(await countReveal(transaction, { ...by, reason }))) return { status: 'too_many_reveals' };
    if (note !== '') {
      const _id = newId();
      const who = { application: by.id, at: by.now.toISOString(), by: by.actor };
      await transaction
        .insertInto('caseNote')
        .values({ ...who, _id, text: note, shownFor: reason, submissionKey: _id })
        .execute();
    }
    return { status: 'shown', passport: cipher.decrypt(row) ?? '' };
  });
}

/** One application with its whole passport number, counted and logged with the reason `api`. */
export function readWholeApplication(
  db: Database,
  cipher: PassportCipher,
  by: Seeing,
): Promise<{ status: 'shown'; application: Application } | Refused> {
  return db.transaction().execute(async (transaction) => {
    const row = await selectApplications(transaction)
      .where('_id', '=', by.id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!row) return { status: 'not_found' };
    const isCounted = await countReveal(transaction, { ...by, reason: 'api' });
    if (!isCounted) return { status: 'too_many_reveals' };
    return { status: 'shown', application: presented(row, cipher.decrypt(row)) };
  });
}
