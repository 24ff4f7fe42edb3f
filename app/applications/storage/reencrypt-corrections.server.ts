import type { Database } from '#app/database/database.server.ts';
import type { PassportCipher } from './passport-cipher.server.ts';

const batch = 200;

/** Encrypts the passport numbers in the history anew that another key than the newest has. Returns how many. */
export async function reencryptCorrections(
  db: Database,
  cipher: PassportCipher,
  newestKey: string,
): Promise<number> {
  let reencrypted = 0;
  for await (const rows of corrections(db, { except: newestKey })) {
    await db.transaction().execute(async (transaction) => {
      for (const row of rows) {
        const texts = decryptedTexts(cipher, row);
        if (texts === null) continue;
        await transaction
          .updateTable('factChange')
          .set(encryptedTexts(cipher, row.application, texts))
          .where('_id', '=', row._id)
          .execute();
        reencrypted += texts.length;
      }
    });
  }
  return reencrypted;
}

/** How many passport numbers in the history these keys have encrypted and the cipher can read; it reports the others. */
export async function countCorrections(
  db: Database,
  cipher: PassportCipher,
  keys: string[],
): Promise<number> {
  let readable = 0;
  for await (const rows of corrections(db, { by: keys })) {
    readable += rows.flatMap((row) => decryptedTexts(cipher, row) ?? []).length;
  }
  return readable;
}

type Keys = { by: string[] } | { except: string };

type SealedCorrection = {
  _id: string;
  application: string;
  before: string;
  after: string;
  keyId: string | null;
};

/** Corrections with sealed texts, some at a time. */
async function* corrections(db: Database, keys: Keys): AsyncGenerator<SealedCorrection[]> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('factChange')
      .select(['_id', 'application', 'before', 'after', 'keyId'])
      .where('_id', '>', last)
      .where(({ eb }) =>
        'by' in keys ? eb('keyId', 'in', keys.by) : eb('keyId', '<>', keys.except),
      )
      .orderBy('_id')
      .limit(batch)
      .execute();
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow._id;
    yield rows;
  }
}

/** Both texts, or null where one cannot be decrypted. */
function decryptedTexts(
  cipher: PassportCipher,
  { application, before, after, keyId }: SealedCorrection,
): [before: string, after: string] | null {
  if (keyId === null) return null;
  const [first, second] = [before, after].map((passportSealed) =>
    cipher.decrypt({ _id: application, passportSealed, passportKeyId: keyId }),
  );
  if (first === null || first === undefined || second === null || second === undefined) return null;
  return [first, second];
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
