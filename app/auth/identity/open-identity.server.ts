import type { Auth } from '../auth.server.ts';
import type { VersionedKeys } from '#app/config/secrets.server.ts';
import { type IdentityProvider, createIdentityProvider } from './identity-provider.server.ts';
import { type OidcSignIn, createOidcSignIn } from './oidc.server.ts';
import type { AllowList, SignInSettings } from './sign-in-settings.ts';
import { type ProviderSessions, createProviderSessions } from './provider-session.server.ts';

/** Who checks that staff are who they say, where it is not we ourselves. */
export type ExternalSignIn =
  | {
      kind: 'identity-provider';
      provider: IdentityProvider;
      providerSessions: ProviderSessions;
      allowList: AllowList;
    }
  | { kind: 'oidc'; oidc: OidcSignIn; name: string; allowList: AllowList };

/** Opens what the settings name; null for our own accounts. Nothing outside is asked yet. */
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
