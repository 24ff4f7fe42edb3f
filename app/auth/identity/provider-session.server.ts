import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from '../auth.server.ts';
import type { VersionedKey } from '#app/config/secrets.server.ts';
import type { IdentityProvider, ProviderSession } from './identity-provider.server.ts';

/**
 * Whether accounts that another provider keeps still stand. Its token lasts an hour; afterwards it is
 * renewed, and who is refused then is signed out. A provider that does not answer signs nobody out.
 */
export type Standing = {
  /** Keeps the provider's session of somebody who has just signed in. */
  keep(userId: string, session: ProviderSession): Promise<void>;
  /** False once the provider has said no. Asks it at most once an hour for each person. */
  isGood(userId: string): Promise<boolean>;
  /** Drops the provider's session: all that its sign-out is. */
  drop(userId: string): Promise<void>;
};

/** The first of `keys` seals the tokens in the database, all of them open. */
export function createStanding(
  provider: IdentityProvider,
  auth: Auth,
  keys: [VersionedKey, ...VersionedKey[]],
): Standing {
  const key = {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: keys[0].version,
    // Opens what was sealed before keys had a version.
    legacySecret: keys.at(-1)!.value,
  };
  const goodUntil = new Map<string, number>();
  const asking = new Map<string, Promise<boolean>>();

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
    goodUntil.set(userId, expiresAt.getTime());
  }

  async function drop(userId: string) {
    const { internalAdapter } = await auth.$context;
    const account = await linked(userId);
    goodUntil.delete(userId);
    if (account) await internalAdapter.updateAccount(account.id, { refreshToken: null });
  }

  async function ask(userId: string): Promise<boolean> {
    const account = await linked(userId);
    if (!account?.refreshToken) return false;
    // Another process may have asked already.
    const until = account.accessTokenExpiresAt?.getTime() ?? 0;
    if (until > Date.now()) {
      goodUntil.set(userId, until);
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
    async isGood(userId) {
      if ((goodUntil.get(userId) ?? 0) > Date.now()) return true;
      const running = asking.get(userId) ?? ask(userId).finally(() => asking.delete(userId));
      asking.set(userId, running);
      return running;
    },
  };
}
