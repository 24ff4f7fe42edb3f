import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type Identity, listEntry } from '#app/auth/identity/identity.ts';
import type { ExternalSignIn } from '#app/auth/identity/open-identity.server.ts';
import type { Auth } from '#app/auth/auth.server.ts';
import { insertLogin, insertStaff } from '../accounts/add-account.server.ts';

/** Somebody was let in, by an entry of the allow-list, or not; `refused` is a code for the log. */
export type Provisioned = { userId: string; listedAs: string } | { refused: string };

/**
 * Finds the staff account of somebody whom a provider has vouched for, or makes it: for those on the
 * allow-list alone, because anybody may have an account with the provider. An account stays with the
 * provider's id that it was first used by, whoever gets its address later; by its address it is found
 * only once, and only by whom the provider knows to own that address.
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
  // Of two that come for the first time at once, the second finds what the first has made.
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
  // Their other browser was quicker, between the two questions.
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

/** A session of ours for somebody who was admitted, as a response with its cookie; null when disabled. */
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
