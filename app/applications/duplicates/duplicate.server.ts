import type { Database } from '#app/database/database.server.ts';
import type { DerivedApplication } from '../normalised-application.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';

/**
 * Tells whether another application, not in the trash, is about the same person: the same passport
 * number, or the same name and phone. The phone alone says nothing, families share one.
 */
export async function hasDuplicate(
  db: Database,
  cipher: PassportCipher,
  passport: string,
  { columns: { nameSearchKey, phoneE164 }, passportNumber }: DerivedApplication,
): Promise<boolean> {
  const { passportHashes } = cipher.searchHashes(passport, passportNumber);
  const duplicate = await db
    .selectFrom('application')
    .select('_id')
    .where('deletedAt', 'is', null)
    // Equal to null is never true, which is what is wanted of what could not be read.
    .where(({ and, eb, or }) =>
      or([
        ...passportHashes.map((hash) => eb('passportHash', '=', hash)),
        and([eb('phoneE164', '=', phoneE164), eb('nameSearchKey', '=', nameSearchKey)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return duplicate !== undefined;
}
