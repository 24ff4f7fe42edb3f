import { codeAsMeant, takeAppCode } from './app-code.server.ts';
import { type FailureNotes, noteFailedCode } from './failed-sign-in.server.ts';
import { type DeviceKeys, trustedDevice } from './trusted-device.server.ts';
import { type RecoveryDeps, takeRecoveryCode } from './recovery-code.server.ts';
import { countTry } from './attempt-limits.server.ts';

/** The cookies of the new session, or why there is none. */
export type SecondStep =
  | { status: 'right'; cookies: string[] }
  | { status: 'wrong_code' | 'start_again' | 'locked' };

/** Allowed wrong codes: per password entry, and in 15 minutes per account and per browser. */
const max = { step: 5, account: 10, browser: 10 };

type SecondStepDeps = DeviceKeys & FailureNotes & RecoveryDeps;

/**
 * The second step of sign-in, by a code from the app or a recovery code, each valid once. A correct password
 * gives five attempts; ten wrong codes lock the second step for 15 minutes, but browsers that signed in
 * before have an allowance of their own, so that somebody with the password cannot lock the owner out. Throws
 * a `HashingBusy`, which does not count as an attempt.
 */
export async function takeSecondStep(
  services: SecondStepDeps,
  headers: Headers,
  code: string,
  clientAddress: string,
): Promise<SecondStep> {
  const { auth, database, hashing } = services;
  const pending = await auth.api.pendingSecondStep({ body: {}, headers });
  if (!pending) return { status: 'start_again' };
  const { staffId } = pending;
  const browser = trustedDevice(services, pending.email, headers);
  const counted = await countTry(services, [
    { name: 'second-step', subject: pending.id, max: max.step },
    browser
      ? { name: 'code-browser', subject: `${staffId} ${browser}`, max: max.browser }
      : { name: 'code', subject: staffId, max: max.account },
  ]);
  const typed = codeAsMeant(code);
  const check = async () =>
    !counted.exceeded &&
    (/^\d{6}$/.test(typed)
      ? takeAppCode(services, database.db, staffId, typed, { isFirst: false })
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
    if (!counted.exceeded) return { status: 'wrong_code' };
    return { status: counted.exceeded.name === 'second-step' ? 'start_again' : 'locked' };
  }
  await counted.takeBack();
  const answer = await auth.api.passSecondStep({ body: {}, headers, asResponse: true });
  return answer.ok
    ? { status: 'right', cookies: answer.headers.getSetCookie() }
    : { status: 'start_again' };
}
