import { recordEvent } from '#app/database/event-log.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { agency } from '#content/agency.ts';
import { takeAppCode } from './app-code.server.ts';
import { noteFailedCode } from './failed-sign-in.server.ts';
import { knownBrowser } from './known-browser.server.ts';
import { takeRecoveryCode } from './recovery-code.server.ts';
import { countTry } from './tries.server.ts';

/** What an authenticator app needs, and the codes for the day the phone is lost; shown this once. */
export type SecondFactorSetup = { uri: string; secret: string; recoveryCodes: string[] };

/**
 * Begins to set up a second factor: it is asked for only once `confirmSecondFactor` has seen a code.
 * `password` is one's own, checked before. Null when there is one already.
 */
export async function beginSecondFactor(
  { auth, hashing }: Services,
  headers: Headers,
  password: string,
): Promise<SecondFactorSetup | null> {
  const body = { password, issuer: agency.name.en };
  const answer = await hashing.ahead(() =>
    auth.api.enableTwoFactor({ body, headers, asResponse: true }),
  );
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
  const { auth, database, now } = services;
  // Whole or not at all: confirmed and not asked for, it could be neither set up again nor taken off.
  const isOn = await database.db.transaction().execute(async (transaction) => {
    const typed = asMeant(code);
    if (!(await takeAppCode(services, transaction, staffId, typed, { isFirst: true })))
      return false;
    const account = transaction.updateTable('staff').where('id', '=', staffId);
    await account.set({ twoFactorEnabled: 1 }).execute();
    const event = { actor: staffId, action: 'staff.second-factor-added', subject: staffId };
    await recordEvent(transaction, event, now());
    return true;
  });
  if (!isOn) return null;
  const answer = await auth.api.beginSecondSteps({ body: {}, headers, asResponse: true });
  return answer.ok ? answer.headers.getSetCookie() : null;
}

/** Takes the second factor off. `password` has been checked before. The cookie changes. */
export async function removeSecondFactor(
  services: Services,
  headers: Headers,
  staffId: string,
  password: string,
): Promise<string[] | null> {
  const { auth, hashing } = services;
  const answer = await hashing.ahead(() =>
    auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true }),
  );
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
  const { auth, hashing } = services;
  const answer = await hashing.ahead(() =>
    auth.api.generateBackupCodes({ body: { password }, headers, asResponse: true }),
  );
  if (!answer.ok) return null;
  await logged(services, staffId, 'staff.recovery-codes-renewed');
  return ((await answer.json()) as { backupCodes: string[] }).backupCodes;
}

/** What came of the second step: the cookies of the session, or why there is none. */
export type SecondStep = { cookies: string[] } | 'wrong_code' | 'start_again' | 'locked';

/** Wrong codes in 15 minutes, and after one password. */
const most = { step: 5, account: 10, browser: 10 };

/**
 * The second step of signing in, with a code from the app or one of the recovery codes, either of which
 * works once. Five tries follow each password; ten wrong codes close it for 15 minutes, except in
 * browsers that signed in before, which have an allowance of their own: somebody who has the password
 * does not shut the owner out. Throws a `HashingBusy`, which is no try.
 */
export async function takeSecondStep(
  services: Services,
  headers: Headers,
  code: string,
  clientAddress: string,
): Promise<SecondStep> {
  const { auth, hashing } = services;
  const pending = await auth.api.pendingSecondStep({ body: {}, headers });
  if (!pending) return 'start_again';
  const { staffId } = pending;
  const browser = knownBrowser(services, pending.email, headers);
  const counted = await countTry(services, [
    { name: 'second-step', subject: pending.id, most: most.step },
    browser
      ? { name: 'code-browser', subject: `${staffId} ${browser}`, most: most.browser }
      : { name: 'code', subject: staffId, most: most.account },
  ]);
  const typed = asMeant(code);
  const check = async () =>
    !counted.exceeded &&
    (/^\d{6}$/.test(typed)
      ? takeAppCode(services, services.database.db, staffId, typed, { isFirst: false })
      : takeRecoveryCode(services, staffId, typed));
  let isRight: boolean;
  try {
    isRight = await (browser ? hashing.ahead(check) : check());
  } catch (error) {
    await counted.takeBack();
    throw error;
  }
  if (!isRight) {
    await noteFailedCode(services, { staffId, clientAddress, counted });
    if (!counted.exceeded) return 'wrong_code';
    return counted.exceeded.name === 'second-step' ? 'start_again' : 'locked';
  }
  await counted.takeBack();
  const answer = await auth.api.passSecondStep({ body: {}, headers, asResponse: true });
  return answer.ok ? { cookies: answer.headers.getSetCookie() } : 'start_again';
}

/** Codes are copied from a small screen or from paper: spaces, capitals and Bengali digits are no mistake. */
function asMeant(code: string): string {
  const plain = code
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[^a-z\d]/g, '');
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain;
}

function logged({ database, now }: Services, staffId: string, action: string): Promise<void> {
  return recordEvent(database.db, { actor: staffId, action, subject: staffId }, now());
}
