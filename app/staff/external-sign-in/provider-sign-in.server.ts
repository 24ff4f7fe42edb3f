import type { ExternalSignIn } from '#app/auth/identity/open-identity.server.ts';
import type { Services } from '#app/config/services.server.ts';
import { provisionUser, sessionFor } from './provision-user.server.ts';

/**
 * Checks e-mail and password with the identity provider. Returns a response with the session cookie;
 * null for any failure, whose code is logged. Throws an `ExternalServiceError` when the provider fails.
 */
export async function signInWithProvider(
  services: Services,
  external: Extract<ExternalSignIn, { kind: 'identity-provider' }>,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<Response | null> {
  const checked = await external.provider.check(email, password);
  if ('refused' in checked) return refuse(services, checked.refused);
  const provisioned = await provisionUser(services, external, checked.identity);
  if ('refused' in provisioned) return refuse(services, provisioned.refused);
  const response = await sessionFor(services, external, provisioned, headers);
  if (!response) return refuse(services, 'identity-provider/disabled_here');
  await external.providerSessions.keep(provisioned.userId, checked);
  return response;
}

function refuse({ log }: Services, code: string): null {
  log.warn({ code }, 'sign-in refused');
  return null;
}
