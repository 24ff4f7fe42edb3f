import { symmetricDecrypt } from 'better-auth/crypto';
import { codesIn, hashedCodes, isHashed, withoutCode } from '#app/auth/recovery-codes.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Services } from '#app/config/services.server.ts';

/** What reads and hashes recovery codes. */
export type RecoveryDeps = Pick<Services, 'auth' | 'database' | 'hashing' | 'log'>;

/** Takes one of an account's recovery codes, which is then used up, also by one of two that come at once. */
export async function takeRecoveryCode(
  services: RecoveryDeps,
  staffId: string,
  code: string,
): Promise<boolean> {
  const { database, hashing } = services;
  if (!/^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code)) return false;
  const row = await database.db
    .selectFrom('twoFactor')
    .select(['id', 'backupCodes', 'verified'])
    .where('userId', '=', staffId)
    .executeTakeFirst();
  if (!row?.verified) return false;
  // Encrypted by an earlier version; this process has not come to them yet.
  if (!isHashed(row.backupCodes)) {
    return (await hashEncrypted(services, row)) && takeRecoveryCode(services, staffId, code);
  }
  const left = await withoutCode(hashing, row.backupCodes, code);
  if (left === null) return false;
  const isMine = await replaceCodes(database.db, row, left);
  // Another code of the account was used meanwhile, or this one: whoever looks again finds out.
  return isMine || takeRecoveryCode(services, staffId, code);
}

/**
 * Hashes the recovery codes that an earlier version has encrypted, which whoever has the keys can read. May
 * be stopped and called again, also beside another process. Those whose key is gone are logged and stay.
 */
export async function hashEncryptedRecoveryCodes(services: RecoveryDeps): Promise<void> {
  const rows = await services.database.db
    .selectFrom('twoFactor')
    .select(['id', 'backupCodes'])
    .execute();
  for (const row of rows) if (!isHashed(row.backupCodes)) await hashEncrypted(services, row);
}

type Row = { id: string; backupCodes: string };

/** False when the codes cannot be read any more. */
async function hashEncrypted(
  { auth, database, hashing, log }: RecoveryDeps,
  row: Row,
): Promise<boolean> {
  const { secretConfig: key } = await auth.$context;
  const codes = await symmetricDecrypt({ key, data: row.backupCodes }).catch((error: unknown) => {
    log.error({ err: error, secondFactor: row.id }, 'recovery codes cannot be read');
    return null;
  });
  if (codes === null) return false;
  await replaceCodes(database.db, row, await hashedCodes(hashing, codesIn(codes)));
  return true;
}

async function replaceCodes(db: Database, row: Row, codes: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ backupCodes: codes })
    .where('id', '=', row.id)
    .where('backupCodes', '=', row.backupCodes)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
