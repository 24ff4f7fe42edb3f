import type { Auth } from '../auth.server.ts';
import type { VersionedKeys } from '#app/config/secrets.server.ts';
import { type IdentityProvider, createIdentityProvider } from './identity-provider.server.ts';
import { type OidcSignIn, createOidcSignIn } from './oidc.server.ts';
import type { AllowList, SignInSettings } from './sign-in-settings.ts';
import { type ProviderSessions, createProviderSessions } from './provider-session.server.ts';

/** The external provider that staff sign in with, if the accounts are not our own. */
export type ExternalSignIn =
  | {
      kind: 'identity-provider';
      provider: IdentityProvider;
      providerSessions: ProviderSessions;
      allowList: AllowList;
    }
  | { kind: 'oidc'; oidc: OidcSignIn; name: string; allowList: AllowList };

/** Creates the provider that the settings name; null for our own accounts. Makes no request yet. */
export function openExternalSignIn(
  settings: SignInSettings,
  auth: Auth,
  tokenKeys: VersionedKeys,
  now: () => Date,
): ExternalSignIn | null {
  if (settings.kind === 'built-in') return null;
  const { allowList } = settings;
  if (settings.kind === 'oidc') {
    return { kind: 'oidc', oidc: createOidcSignIn(settings), name: settings.name, allowList };
  }
  const provider = createIdentityProvider(settings);
  const accounts = async () => (await auth.$context).internalAdapter;
  const providerSessions = createProviderSessions({ provider, accounts, now }, tokenKeys);
  return { kind: 'identity-provider', provider, providerSessions, allowList };
}
