import { expect, test, vi } from 'vitest';
import { createProviderSessions } from './provider-session.server.ts';

const [older, newer] = [
  { version: 1, value: 'a'.repeat(43) },
  { version: 2, value: 'b'.repeat(43) },
];

test('a token that an older key has sealed is opened, and sealed with the newer one', async () => {
  const account = { id: '1', providerId: 'identity-provider', refreshToken: '' };
  const accounts = {
    findAccounts: async () => [account],
    updateAccount: async (_: string, changed: object) => Object.assign(account, changed),
  };
  const identity = { subject: 'somebody', email: 'office@sampan.example', isVerified: true };
  const renewed = { identity, refreshToken: 'second', expiresAt: new Date(0) };
  const refresh = vi.fn(async (_token: string) => renewed);
  const now = () => new Date();
  const deps = { provider: { refresh }, accounts: async () => accounts, now };

  const session = { refreshToken: 'first', expiresAt: new Date(0) };
  await createProviderSessions(deps, [older]).keep('somebody', session);
  expect(await createProviderSessions(deps, [newer, older]).isActive('somebody')).toBe(true);
  expect(refresh).toHaveBeenLastCalledWith('first');
  expect(await createProviderSessions(deps, [newer]).isActive('somebody')).toBe(true);
  expect(refresh).toHaveBeenLastCalledWith('second');
});
