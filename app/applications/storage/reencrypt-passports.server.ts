import type { Database } from '#app/database/database.server.ts';
import type { Secrets } from '#app/config/secrets.server.ts';
import { countCorrections, reencryptCorrections } from './reencrypt-corrections.server.ts';
import { storedFields } from './read-applications.server.ts';
import {
  type PassportCipher,
  type UnreadablePassport,
  boundFormat,
  createPassportCipher,
} from './passport-cipher.server.ts';
import { isSameSubmission, submissionHashes } from './submission-hash.server.ts';

const batch = 200;

/**
 * Encrypts every passport number anew, those of the trash and of the history included, that another key than the newest has encrypted or
 * that is not bound to its row yet, and what a repeat is recognised by with it. One that cannot be read is
 * left as it is, and reported by the cipher. May be stopped and called again, while the site runs. Returns
 * how many were encrypted.
 */
export async function reencryptPassports(
  db: Database,
  cipher: PassportCipher,
  newestKey: string,
): Promise<number> {
  let reencrypted = await reencryptCorrections(db, cipher, newestKey);
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('application')
      .select(['_id', ...storedFields, 'noEmail'])
      .select(['passportSealed', 'passportKeyId', 'submissionHash'])
      .where('_id', '>', last)
      .where(({ eb, or }) =>
        or([
          eb('passportKeyId', '<>', newestKey),
          eb('passportSealed', 'not like', `${boundFormat}%`),
        ]),
      )
      .orderBy('_id')
      .limit(batch)
      .execute();
    const lastRow = rows.at(-1);
    if (!lastRow) return reencrypted;
    last = lastRow._id;
    await db.transaction().execute(async (transaction) => {
      for (const { _id, passportSealed, passportKeyId, submissionHash, ...fields } of rows) {
        const passport = cipher.decrypt({ _id, passportSealed, passportKeyId });
        if (passport === null) continue;
        const hashes = submissionHashes(cipher, {
          ...fields,
          passport,
          noEmail: fields.noEmail === 1,
        });
        const isRemembered = isSameSubmission(cipher, submissionHash, hashes);
        const { numUpdatedRows } = await transaction
          .updateTable('application')
          .set(cipher.encrypt(passport, _id))
          .$if(isRemembered, (update) => update.set({ submissionHash: hashes[0] }))
          .where('_id', '=', _id)
          // One that staff have corrected meanwhile has the newest key already.
          .where('passportSealed', '=', passportSealed)
          .executeTakeFirst();
        reencrypted += Number(numUpdatedRows);
      }
    });
  }
}

/** What these keys have encrypted, the trash and the history included: how many can be read, and which cannot. */
export async function encryptedByKeys(
  db: Database,
  secrets: Secrets,
  keys: string[],
): Promise<{ readable: number; unreadable: UnreadablePassport[] }> {
  const unreadable: UnreadablePassport[] = [];
  if (keys.length === 0) return { readable: 0, unreadable };
  const cipher = createPassportCipher(secrets, (passport) => unreadable.push(passport));
  let readable = await countCorrections(db, cipher, keys);
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('application')
      .select(['_id', 'passportSealed', 'passportKeyId'])
      .where('_id', '>', last)
      .where('passportKeyId', 'in', keys)
      .orderBy('_id')
      .limit(batch)
      .execute();
    const lastRow = rows.at(-1);
    if (!lastRow) return { readable, unreadable };
    last = lastRow._id;
    readable += rows.filter((row) => cipher.decrypt(row) !== null).length;
  }
}
