import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { isHashed } from '#app/auth/recovery-codes.server.ts';
import { type RecoveryDeps, hashEncryptedRecoveryCodes } from './recovery-code.server.ts';

/**
 * Reencrypts second factors under the newest key. May be interrupted and repeated. Returns how many were
 * changed, and the ids of those that cannot be decrypted and stay as they are.
 */
export async function reencryptSecondFactors(
  services: RecoveryDeps,
): Promise<{ reencrypted: number; unreadable: string[] }> {
  const { auth, database } = services;
  const older = await secondFactorsUnderOlderKeys(services);
  // Recovery codes become hashes, which need no key.
  await hashEncryptedRecoveryCodes(services);
  const { secretConfig: key } = await auth.$context;
  for (const { id, secret } of older) {
    // Any error of the library means that it could not decrypt.
    const data = await symmetricDecrypt({ key, data: secret }).catch(() => null);
    if (data === null) continue;
    await database.db
      .updateTable('twoFactor')
      .set({ secret: await symmetricEncrypt({ key, data }) })
      .where('id', '=', id)
      // Unless another one has just been set up.
      .where('secret', '=', secret)
      .execute();
  }
  const left = await secondFactorsUnderOlderKeys(services);
  return { reencrypted: older.length - left.length, unreadable: left.map(({ id }) => id) };
}

/** The second factors that are not encrypted with the newest key. */
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
