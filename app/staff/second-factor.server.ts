import { recordEvent } from '#app/database/event-log.server.ts';
import { cookieName } from '#app/platform/auth.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { agency } from '#content/agency.ts';

/** What an authenticator app needs, and the codes for the day the phone is lost; shown this once. */
export type SecondFactorSetup = { uri: string; secret: string; recoveryCodes: string[] };

/**
 * Begins to set up a second factor: it is asked for only once `confirmSecondFactor` has seen a code.
 * `password` is one's own, checked before. Null when there is one already.
 */
export async function beginSecondFactor(
  { auth }: Services,
  headers: Headers,
  password: string,
): Promise<SecondFactorSetup | null> {
  const answer = await auth.api.enableTwoFactor({
    body: { password, issuer: agency.name.en },
    headers,
    asResponse: true,
  });
  if (!answer.ok) return null;
  const { totpURI, backupCodes } = (await answer.json()) as {
    totpURI: string;
    backupCodes: string[];
  };
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  return { uri: totpURI, secret, recoveryCodes: backupCodes };
}

/** Switches the second factor on with a code from the app. The cookie changes; null for a wrong code. */
export async function confirmSecondFactor(
  services: Services,
  headers: Headers,
  staffId: string,
  code: string,
): Promise<string[] | null> {
  const answer = await services.auth.api.verifyTOTP({
    body: { code: asMeant(code) },
    headers,
    asResponse: true,
  });
  if (!answer.ok) return null;
  await logged(services, staffId, 'staff.second-factor-added');
  return answer.headers.getSetCookie();
}

/** Takes the second factor off. `password` has been checked before. The cookie changes. */
export async function removeSecondFactor(
  services: Services,
  headers: Headers,
  staffId: string,
  password: string,
): Promise<string[] | null> {
  const answer = await services.auth.api.disableTwoFactor({
    body: { password },
    headers,
    asResponse: true,
  });
  if (!answer.ok) return null;
  await logged(services, staffId, 'staff.second-factor-removed');
  return answer.headers.getSetCookie();
}

/** New recovery codes in place of the old ones; null without a second factor. */
export async function renewRecoveryCodes(
  services: Services,
  headers: Headers,
  staffId: string,
  password: string,
): Promise<string[] | null> {
  const answer = await services.auth.api.generateBackupCodes({
    body: { password },
    headers,
    asResponse: true,
  });
  if (!answer.ok) return null;
  await logged(services, staffId, 'staff.recovery-codes-renewed');
  return ((await answer.json()) as { backupCodes: string[] }).backupCodes;
}

/** What came of the second step: the cookies of the session, or why there is none. */
export type SecondStep = { cookies: string[] } | 'wrong_code' | 'start_again' | 'locked';

/**
 * The second step of signing in, with a code from the app or one of the recovery codes, which is
 * then used up. Five tries follow each password; ten failures in a row close it for 15 minutes.
 */
export async function takeSecondStep(
  { auth, settings }: Services,
  headers: Headers,
  code: string,
): Promise<SecondStep> {
  const typed = asMeant(code);
  const request = {
    headers: withoutSession(headers, settings.publicOrigin),
    asResponse: true,
  } as const;
  const answer = /^\d{6}$/.test(typed)
    ? await auth.api.verifyTOTP({ body: { code: typed }, ...request })
    : await auth.api.verifyBackupCode({ body: { code: typed }, ...request });
  if (answer.ok) return { cookies: answer.headers.getSetCookie() };
  if (answer.status === 429) return 'locked';
  const { code: reason } = (await answer.json().catch(() => ({}))) as { code?: string };
  return reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE'
    ? 'wrong_code'
    : 'start_again';
}

/** Codes are copied from a small screen or from paper: spaces, capitals and Bengali digits are no mistake. */
function asMeant(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[^a-z\d]/g, '');
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}

/** With a session beside it, the library would check the code of that session's owner instead. */
function withoutSession(headers: Headers, publicOrigin: string | null): Headers {
  const session = cookieName('sampan-session', publicOrigin);
  const cookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(`${session}=`));
  const kept = new Headers(headers);
  kept.set('cookie', cookies.join('; '));
  return kept;
}

function logged({ database, now }: Services, staffId: string, action: string): Promise<void> {
  return recordEvent(database.db, { actor: staffId, action, subject: staffId }, now());
}
