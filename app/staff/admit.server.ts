import { type Identity, isAllowed } from '#app/platform/identity/identity.ts';
import type { OutsideSignIn } from '#app/platform/identity/open-identity.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/** Somebody was let in, or not; `refused` is a code for the log. */
export type Admission = { userId: string } | { refused: string };

/**
 * Finds the staff account of somebody whom a provider has vouched for, or makes it: for those on the
 * allow-list alone, because anybody may have an account with the provider. An account stays with the
 * provider's id that it was first used by, whoever gets its address later.
 */
export async function admit(
  { auth }: Services,
  { kind, allowList }: OutsideSignIn,
  identity: Identity,
): Promise<Admission> {
  if (!isAllowed(allowList, identity)) return { refused: `${kind}/not_on_the_list` };
  const { internalAdapter } = await auth.$context;
  const { subject, email } = identity;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const linked = found?.accounts.find(({ providerId }) => providerId === kind);
  if (linked && linked.accountId !== subject) return { refused: `${kind}/another_subject` };
  const user =
    found?.user ??
    (await internalAdapter.createUser(
      {
        email,
        name: email.split('@')[0] ?? email,
        emailVerified: true,
        mustChangePassword: false,
      },
      { method: kind },
    ));
  if (!linked) {
    await internalAdapter.linkAccount({ userId: user.id, providerId: kind, accountId: subject });
  }
  return { userId: user.id };
}

/** A session of ours for somebody who was admitted, as a response with its cookie; null when disabled. */
export async function sessionFor(
  { auth }: Services,
  userId: string,
  headers: Headers,
): Promise<Response | null> {
  const response = await auth.api.signInAs({ body: { userId }, headers, asResponse: true });
  return response.ok ? response : null;
}
