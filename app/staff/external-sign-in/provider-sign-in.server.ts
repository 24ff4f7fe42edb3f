import type { ExternalSignIn } from '#app/auth/identity/open-identity.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { provisionUser, sessionFor } from './provision-user.server.ts';

type ProviderSignInDeps = Pick<Services, 'auth' | 'database' | 'log' | 'now'>;

/**
 * Checks e-mail and password with the identity provider. Returns a response with the session cookie; null if
 * refused, with the code in the log. Throws an `ExternalServiceError` when the provider fails.
 */
export async function signInWithProvider(
  { auth, database, log, now }: ProviderSignInDeps,
  external: Extract<ExternalSignIn, { kind: 'identity-provider' }>,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<Response | null> {
  const refuse = (code: string): null => {
    log.warn({ code }, 'sign-in refused');
    return null;
  };
  const checked = await external.provider.check(email, password);
  if ('refused' in checked) return refuse(checked.refused);
  const provisioned = await provisionUser(database.db, external, checked.identity, now());
  if ('refused' in provisioned) return refuse(provisioned.refused);
  const response = await sessionFor(auth, external, provisioned, headers);
  if (!response) return refuse('identity-provider/disabled_here');
  await external.providerSessions.keep(provisioned.userId, checked);
  return response;
}
