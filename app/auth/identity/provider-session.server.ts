import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from '../auth.server.ts';
import type { VersionedKey } from '#app/config/secrets.server.ts';
import type { IdentityProvider, ProviderSession } from './identity-provider.server.ts';

/**
 * Whether accounts that another provider keeps still stand. Its token lasts an hour; afterwards it is
 * renewed, and who is refused then is signed out. A provider that does not answer signs nobody out.
 */
export type ProviderSessions = {
  /** Keeps the provider's session of somebody who has just signed in. */
  keep(userId: string, session: ProviderSession): Promise<void>;
  /** False once the provider has said no. Asks it at most once an hour for each person. */
  isActive(userId: string): Promise<boolean>;
  /** Drops the provider's session: all that its sign-out is. */
  drop(userId: string): Promise<void>;
};

/** The first of `keys` encrypts the tokens in the database, all of them open. */
export function createProviderSessions(
  provider: IdentityProvider,
  auth: Auth,
  keys: [VersionedKey, ...VersionedKey[]],
): ProviderSessions {
  const key = {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: keys[0].version,
    // Opens what was encrypted before keys had a version.
    legacySecret: keys.at(-1)!.value,
  };
  const activeUntil = new Map<string, number>();
  const checking = new Map<string, Promise<boolean>>();

  async function linked(userId: string) {
    const { internalAdapter } = await auth.$context;
    const accounts = await internalAdapter.findAccounts(userId);
    return accounts.find(({ providerId }) => providerId === 'identity-provider');
  }

  async function keep(userId: string, { refreshToken, expiresAt }: ProviderSession) {
    const { internalAdapter } = await auth.$context;
    const account = await linked(userId);
    if (!account) return;
    await internalAdapter.updateAccount(account.id, {
      refreshToken: await symmetricEncrypt({ key, data: refreshToken }),
      accessTokenExpiresAt: expiresAt,
    });
    activeUntil.set(userId, expiresAt.getTime());
  }

  async function drop(userId: string) {
    const { internalAdapter } = await auth.$context;
    const account = await linked(userId);
    activeUntil.delete(userId);
    if (account) await internalAdapter.updateAccount(account.id, { refreshToken: null });
  }

  async function checkWithProvider(userId: string): Promise<boolean> {
    const account = await linked(userId);
    if (!account?.refreshToken) return false;
    // Another process may have asked already.
    const until = account.accessTokenExpiresAt?.getTime() ?? 0;
    if (until > Date.now()) {
      activeUntil.set(userId, until);
      return true;
    }
    const token = await symmetricDecrypt({ key, data: account.refreshToken });
    const answer = await provider.refresh(token);
    if ('refused' in answer) {
      await drop(userId);
      return false;
    }
    await keep(userId, answer);
    return true;
  }

  return {
    keep,
    drop,
    async isActive(userId) {
      if ((activeUntil.get(userId) ?? 0) > Date.now()) return true;
      const running =
        checking.get(userId) ?? checkWithProvider(userId).finally(() => checking.delete(userId));
      checking.set(userId, running);
      return running;
    },
  };
}
