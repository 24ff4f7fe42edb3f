import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type Identity, listEntry } from '#app/auth/identity/identity.ts';
import type { ExternalSignIn } from '#app/auth/identity/open-identity.server.ts';
import type { Auth } from '#app/auth/auth.server.ts';
import { insertLogin, insertStaff } from '../accounts/add-account.server.ts';

/** The account and the allow-list entry that admitted it, or `refused` with a code for the log. */
export type Provisioned = { userId: string; listedAs: string } | { refused: string };

/**
 * Finds or creates the account of somebody whom a provider has vouched for, only if they are on the
 * allow-list: anybody may have an account with the provider. An account stays bound to the provider's id that
 * first used it, whoever gets the e-mail address later. It is found by address only once, and only for a
 * verified owner of that address.
 */
export async function provisionUser(
  db: Database,
  { kind, allowList }: Pick<ExternalSignIn, 'kind' | 'allowList'>,
  identity: Identity,
  now: Date,
): Promise<Provisioned> {
  const listedAs = listEntry(allowList, identity);
  if (!listedAs) return { refused: `${kind}/not_on_the_list` };
  const find = () =>
    db.transaction().execute((transaction) => accountFor(transaction, kind, identity, now));
  // Of two concurrent first sign-ins the second finds the account of the first.
  const found = await find().catch((error: unknown) => {
    if (isUniqueViolation(error)) return find();
    throw error;
  });
  return 'refused' in found ? found : { ...found, listedAs };
}

async function accountFor(
  db: Database,
  kind: string,
  { subject, email, isVerified }: Identity,
  now: Date,
): Promise<{ userId: string } | { refused: string }> {
  const login = { providerId: kind, accountId: subject, password: null };
  const known = await db
    .selectFrom('account')
    .select('userId')
    .where('providerId', '=', kind)
    .where('accountId', '=', subject)
    .executeTakeFirst();
  if (known) return known;
  const namesake = await db
    .selectFrom('staff')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'staff.id').on('account.providerId', '=', kind),
    )
    .select(['staff.id', 'account.accountId'])
    .where('staff.email', '=', email)
    .executeTakeFirst();
  // Another sign-in of the same person was faster, between the two queries.
  if (namesake?.accountId === subject) return { userId: namesake.id };
  if (namesake && !isVerified) return { refused: `${kind}/unverified_address` };
  if (namesake?.accountId) return { refused: `${kind}/another_subject` };
  const userId = namesake?.id ?? (await insertStaff(db, { email, isVerified }, now));
  await insertLogin(db, userId, login, now);
  if (!namesake) {
    await recordEvent(db, { actor: null, action: 'staff.added', subject: userId }, now);
  }
  return { userId };
}

/** Creates a session for somebody who was provisioned, as a response with its cookie; null if disabled. */
export async function sessionFor(
  auth: Auth,
  { kind }: Pick<ExternalSignIn, 'kind'>,
  { userId, listedAs }: { userId: string; listedAs: string },
  headers: Headers,
): Promise<Response | null> {
  const body = { userId, signInBy: kind, listedAs };
  const response = await auth.api.createSessionFor({ body, headers, asResponse: true });
  return response.ok ? response : null;
}
