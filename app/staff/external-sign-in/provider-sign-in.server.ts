import type { OutsideSignIn } from '#app/auth/identity/open-identity.server.ts';
import type { Services } from '#app/config/services.server.ts';
import { admit, sessionFor } from './provision-user.server.ts';

/**
 * Checks e-mail and password with the identity provider. Returns a response with the session cookie;
 * null for any failure, whose code is logged. Throws an `OutsideFault` when the provider fails.
 */
export async function signInWithProvider(
  services: Services,
  outside: Extract<OutsideSignIn, { kind: 'identity-provider' }>,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<Response | null> {
  const checked = await outside.provider.check(email, password);
  if ('refused' in checked) return refuse(services, checked.refused);
  const admission = await admit(services, outside, checked.identity);
  if ('refused' in admission) return refuse(services, admission.refused);
  const response = await sessionFor(services, outside, admission, headers);
  if (!response) return refuse(services, 'identity-provider/disabled_here');
  await outside.standing.keep(admission.userId, checked);
  return response;
}

function refuse({ log }: Services, code: string): null {
  log.warn({ code }, 'sign-in refused');
  return null;
}
