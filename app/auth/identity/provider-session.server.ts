import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type VersionedKeys, oldestOf } from '#app/config/secrets.server.ts';
import type { IdentityProvider, ProviderSession } from './identity-provider.server.ts';

/**
 * Tracks whether accounts at an external provider are still active. A token lasts an hour and is then
 * refreshed; if the provider refuses, the user is signed out. A provider that does not answer signs nobody
 * out.
 */
export type ProviderSessions = {
  /** Stores the provider's session after a sign-in. */
  keep(userId: string, session: ProviderSession): Promise<void>;
  /** False once the provider has refused. Asks the provider at most once an hour per user. */
  isActive(userId: string): Promise<boolean>;
  /** Deletes the stored session, which is all that signing out needs. */
  drop(userId: string): Promise<void>;
};

/** The provider accounts of staff, as better-auth stores them. */
type Accounts = {
  findAccounts(userId: string): Promise<Account[]>;
  updateAccount(id: string, changed: Partial<Account>): Promise<unknown>;
};

type Account = {
  id: string;
  providerId: string;
  refreshToken?: string | null | undefined;
  accessTokenExpiresAt?: Date | null | undefined;
};

type ProviderSessionDeps = {
  provider: Pick<IdentityProvider, 'refresh'>;
  accounts: () => Promise<Accounts>;
  now: () => Date;
};

/** The first of `keys` encrypts the tokens in the database; all of them decrypt. */
export function createProviderSessions(
  { provider, accounts, now }: ProviderSessionDeps,
  keys: VersionedKeys,
): ProviderSessions {
  const key = {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: keys[0].version,
    // Decrypts what was encrypted before keys had a version.
    legacySecret: oldestOf(keys).value,
  };
  const activeUntil = new Map<string, number>();
  const checking = new Map<string, Promise<boolean>>();

  async function linked(userId: string) {
    const all = await (await accounts()).findAccounts(userId);
    return all.find(({ providerId }) => providerId === 'identity-provider');
  }

  async function keep(userId: string, { refreshToken, expiresAt }: ProviderSession) {
    const account = await linked(userId);
    if (!account) return;
    await (
      await accounts()
    ).updateAccount(account.id, {
      refreshToken: await symmetricEncrypt({ key, data: refreshToken }),
      accessTokenExpiresAt: expiresAt,
    });
    activeUntil.set(userId, expiresAt.getTime());
  }

  async function drop(userId: string) {
    const account = await linked(userId);
    activeUntil.delete(userId);
    if (account) await (await accounts()).updateAccount(account.id, { refreshToken: null });
  }

  async function checkWithProvider(userId: string): Promise<boolean> {
    const account = await linked(userId);
    if (!account?.refreshToken) return false;
    // Another process may have refreshed it already.
    const until = account.accessTokenExpiresAt?.getTime() ?? 0;
    if (until > now().getTime()) {
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
      if ((activeUntil.get(userId) ?? 0) > now().getTime()) return true;
      const running =
        checking.get(userId) ?? checkWithProvider(userId).finally(() => checking.delete(userId));
      checking.set(userId, running);
      return running;
    },
  };
}
