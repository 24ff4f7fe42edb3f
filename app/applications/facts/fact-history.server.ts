import { v7 as newId } from 'uuid';
import { assertKeyInUse } from '#app/config/secret-fingerprints.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Change } from '#app/work/work-record.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { FactKey } from './fact-body.ts';

type History = {
  changed: FactKey[];
  before: Record<FactKey, string>;
  after: Record<FactKey, string>;
  reason: string;
};

/**
 * Keeps what stood in each changed field, and what stands there now, in the transaction of the correction. Throws where
 * the key has been dropped.
 */
export async function keepHistory(
  transaction: Database,
  cipher: PassportCipher,
  { id, actor, now }: Change,
  { changed, before, after, reason }: History,
): Promise<void> {
  for (const field of changed) {
    const texts =
      field === 'passport'
        ? encryptedTexts(cipher, id, [before[field], after[field]])
        : { before: before[field], after: after[field], keyId: null };
    await transaction
      .insertInto('factChange')
      .values({
        ...{ _id: newId(), application: id, field, ...texts },
        ...{ at: now.toISOString(), by: actor, reason },
      })
      .execute();
    if (texts.keyId !== null) await assertKeyInUse(transaction, texts.keyId);
  }
}

/** Two texts of a correction as they are stored: encrypted for their application, like its number itself. */
export function encryptedTexts(
  cipher: PassportCipher,
  application: string,
  [before, after]: [before: string, after: string],
): { before: string; after: string; keyId: string } {
  const sealed = cipher.encrypt(before, application);
  return {
    before: sealed.passportSealed,
    after: cipher.encrypt(after, application).passportSealed,
    keyId: sealed.passportKeyId,
  };
}
