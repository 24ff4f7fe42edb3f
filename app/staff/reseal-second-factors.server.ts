import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Services } from '#app/platform/services.server.ts';

/**
 * Seals anew, with the newest key, what an older one has sealed of second factors. May be stopped and
 * called again. Returns how many that were.
 */
export async function resealSecondFactors({ auth, database }: Services): Promise<number> {
  const { secretConfig: key } = await auth.$context;
  const sealAnew = async (sealed: string) =>
    symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: sealed }) });
  const older = await sealedSecondFactorsByOlderKeys({ auth, database });
  for (const { id, secret, backupCodes } of older) {
    await database.db
      .updateTable('twoFactor')
      .set({ secret: await sealAnew(secret), backupCodes: await sealAnew(backupCodes) })
      .where('id', '=', id)
      // Not where one of the codes is used, or all are renewed, just now; the next call takes it.
      .where('backupCodes', '=', backupCodes)
      .execute();
  }
  return older.length;
}

/** The second factors that need another key than the newest. */
export async function sealedSecondFactorsByOlderKeys({
  auth,
  database,
}: Pick<Services, 'auth' | 'database'>) {
  const { secretConfig } = await auth.$context;
  const newest = typeof secretConfig === 'string' ? null : secretConfig.currentVersion;
  const rows = await database.db
    .selectFrom('twoFactor')
    .select(['id', 'secret', 'backupCodes'])
    .execute();
  return rows.filter((row) =>
    [row.secret, row.backupCodes].some((sealed) => parseEnvelope(sealed)?.version !== newest),
  );
}
