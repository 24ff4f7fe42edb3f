import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { isHashed } from '#app/auth/recovery-codes.server.ts';
import { type RecoveryDeps, hashEncryptedRecoveryCodes } from './recovery-code.server.ts';

/**
 * Encrypts anew, with the newest key, what an older one has encrypted of second factors. May be stopped and
 * called again. Returns how many that were, and the ids of those that cannot be read and stay as they are.
 */
export async function reencryptSecondFactors(
  services: RecoveryDeps,
): Promise<{ reencrypted: number; unreadable: string[] }> {
  const { auth, database } = services;
  const older = await secondFactorsUnderOlderKeys(services);
  // What an earlier version has encrypted of recovery codes needs no key any more.
  await hashEncryptedRecoveryCodes(services);
  const { secretConfig: key } = await auth.$context;
  for (const { id, secret } of older) {
    // Whatever the library throws here, it could not open it.
    const data = await symmetricDecrypt({ key, data: secret }).catch(() => null);
    if (data === null) continue;
    await database.db
      .updateTable('twoFactor')
      .set({ secret: await symmetricEncrypt({ key, data }) })
      .where('id', '=', id)
      // Not where another one is set up just now.
      .where('secret', '=', secret)
      .execute();
  }
  const left = await secondFactorsUnderOlderKeys(services);
  return { reencrypted: older.length - left.length, unreadable: left.map(({ id }) => id) };
}

/** The second factors that need another key than the newest. */
export async function secondFactorsUnderOlderKeys({
  auth,
  database,
}: Pick<RecoveryDeps, 'auth' | 'database'>) {
  const { secretConfig } = await auth.$context;
  const newest = typeof secretConfig === 'string' ? null : secretConfig.currentVersion;
  const rows = await database.db
    .selectFrom('twoFactor')
    .select(['id', 'secret', 'backupCodes'])
    .execute();
  const isOlder = (ciphertext: string) => parseEnvelope(ciphertext)?.version !== newest;
  return rows.filter(
    ({ secret, backupCodes }) =>
      isOlder(secret) || (!isHashed(backupCodes) && isOlder(backupCodes)),
  );
}
