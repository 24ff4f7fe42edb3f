import { createHmac } from 'node:crypto';
import { recordEvent } from '#app/database/event-log.server.ts';
import { addressSubject } from '#app/limits/rate-limit.server.ts';
import { type Secrets, derivedKey } from '#app/config/secrets.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type Try, triesWindow } from './attempt-limits.server.ts';

/** How many address lockouts are logged as events in 15 minutes. */
const maxAddressEvents = 20;

/** What recording failures needs. */
export type FailureNotes = Pick<Services, 'database' | 'limiter' | 'log' | 'now' | 'secrets'>;

/**
 * Records a failed password. The log gets each failure, with the account's id and the reason; the event
 * history only the start of a lockout, so that an attack of thousands leaves few entries. Unknown addresses
 * and networks appear under pseudonyms that only the site's keys can link to them: a password typed into the
 * wrong field must not appear in a log.
 */
export async function noteFailedSignIn(
  services: FailureNotes & Pick<Services, 'externalSignIn'>,
  { account, clientAddress, counted }: { account: string; clientAddress: string; counted: Try },
): Promise<void> {
  const { database, log, now, secrets } = services;
  const found = await database.db
    .selectFrom('staff')
    .select(['id', 'disabledAt'])
    .where('email', '=', account)
    .executeTakeFirst();
  const network = pseudonym(secrets, addressSubject(clientAddress));
  const reason = counted.exceeded
    ? (lockReasons[counted.exceeded.name] ?? 'locked')
    : services.externalSignIn
      ? 'refused_by_provider'
      : !found
        ? 'unknown_account'
        : found.disabledAt
          ? 'disabled_account'
          : 'wrong_password';
  const subject = found ? { account: found.id } : { typed: pseudonym(secrets, account) };
  log.warn({ code: 'sign_in_failed', reason, ...subject, network }, 'sign-in failed');
  for (const { name } of counted.last) {
    const action = lockEvents[name];
    if (name === 'sign-in-address') {
      await recordLockedAddress(services, network);
    } else if (action && found) {
      await recordEvent(database.db, { actor: null, action, subject: found.id }, now());
    }
  }
}

/** The same for a wrong code after the right password. */
export async function noteFailedCode(
  { database, log, now, secrets }: Omit<FailureNotes, 'limiter'>,
  { staffId, clientAddress, counted }: { staffId: string; clientAddress: string; counted: Try },
): Promise<void> {
  const reason = counted.exceeded ? lockReasons[counted.exceeded.name] : 'wrong_code';
  const network = pseudonym(secrets, addressSubject(clientAddress));
  log.warn({ code: 'sign_in_failed', reason, account: staffId, network }, 'sign-in failed');
  for (const { name } of counted.last) {
    const action = lockEvents[name];
    if (action) await recordEvent(database.db, { actor: null, action, subject: staffId }, now());
  }
}

const lockReasons: Record<string, string> = {
  'sign-in-address': 'address_locked',
  'sign-in': 'account_locked_for_address',
  'sign-in-account': 'account_locked',
  'sign-in-browser': 'browser_locked',
  'second-step': 'too_many_codes',
  code: 'code_locked',
  'code-browser': 'code_locked_for_browser',
};

const lockEvents: Record<string, string> = {
  'sign-in': 'staff.sign-in-locked',
  'sign-in-browser': 'staff.sign-in-locked',
  'sign-in-account': 'staff.sign-in-locked-everywhere',
  code: 'staff.code-locked',
  'code-browser': 'staff.code-locked',
};

async function recordLockedAddress(
  { database, limiter, now }: FailureNotes,
  network: string,
): Promise<void> {
  const most = maxAddressEvents;
  const { hits } = await limiter.count('locked-addresses', 'all', triesWindow, now(), most);
  if (hits > maxAddressEvents) return;
  const event = { actor: null, action: 'staff.network-locked', subject: network };
  await recordEvent(database.db, event, now());
}

/** A stable pseudonym of a text, which reveals nothing without the keys. */
function pseudonym(secrets: Secrets, text: string): string {
  const key = derivedKey(secrets, 'sign-in-pseudonym');
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
}
