import { expect, test, vi } from 'vitest';
import type { Auth } from '../auth.server.ts';
import type { IdentityProvider } from './identity-provider.server.ts';
import { createProviderSessions } from './provider-session.server.ts';

const [older, newer] = [
  { version: 1, value: 'a'.repeat(43) },
  { version: 2, value: 'b'.repeat(43) },
];

test('a token that an older key has sealed is opened, and sealed with the newer one', async () => {
  const account = { id: '1', providerId: 'identity-provider', refreshToken: '' };
  const internalAdapter = {
    findAccounts: async () => [account],
    updateAccount: async (_: string, changed: object) => Object.assign(account, changed),
  };
  const auth = { $context: Promise.resolve({ internalAdapter }) } as unknown as Auth;
  const refresh = vi.fn(async () => ({ refreshToken: 'second', expiresAt: new Date(0) }));
  const provider = { refresh } as unknown as IdentityProvider;

  const session = { refreshToken: 'first', expiresAt: new Date(0) };
  await createProviderSessions(provider, auth, [older]).keep('somebody', session);
  expect(await createProviderSessions(provider, auth, [newer, older]).isActive('somebody')).toBe(
    true,
  );
  expect(refresh).toHaveBeenLastCalledWith('first');
  expect(await createProviderSessions(provider, auth, [newer]).isActive('somebody')).toBe(true);
  expect(refresh).toHaveBeenLastCalledWith('second');
});
