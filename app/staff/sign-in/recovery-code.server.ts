import { symmetricDecrypt } from 'better-auth/crypto';
import { codesIn, hashedCodes, isHashed, withoutCode } from '#app/auth/recovery-codes.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Services } from '#app/services/services.server.ts';

/** What checking recovery codes needs. */
export type RecoveryDeps = Pick<Services, 'auth' | 'database' | 'hashing' | 'log'>;

/** Accepts one of an account's recovery codes, once, even in concurrent requests. */
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
  // Encrypted by an earlier version; the migration at startup has not reached them yet.
  if (!isHashed(row.backupCodes)) {
    return (await hashEncrypted(services, row)) && takeRecoveryCode(services, staffId, code);
  }
  const left = await withoutCode(hashing, row.backupCodes, code);
  if (left === null) return false;
  const isMine = await replaceCodes(database.db, row, left);
  // Another code of the account, or this one, was used concurrently: check again.
  return isMine || takeRecoveryCode(services, staffId, code);
}

/**
 * Hashes recovery codes that an earlier version encrypted, because whoever has the keys could read those. May
 * be interrupted and repeated, also next to another process. Codes whose key is missing are logged and stay.
 */
export async function hashEncryptedRecoveryCodes(services: RecoveryDeps): Promise<void> {
  const rows = await services.database.db
    .selectFrom('twoFactor')
    .select(['id', 'backupCodes'])
    .execute();
  for (const row of rows) if (!isHashed(row.backupCodes)) await hashEncrypted(services, row);
}

type Row = { id: string; backupCodes: string };

/** False if the codes cannot be decrypted. */
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
