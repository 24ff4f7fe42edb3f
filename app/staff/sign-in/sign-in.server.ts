import { setTimeout } from 'node:timers/promises';
import { HashingBusy, atOnce, waitingAtMost } from '#app/auth/hashing-gate.server.ts';
import type { SlowHashing } from '#app/auth/slow-hashing.server.ts';
import { addressSubject } from '#app/limits/rate-limit.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { type FailureNotes, noteFailedSignIn } from './failed-sign-in.server.ts';
import { type DeviceKeys, trustedDevice } from './trusted-device.server.ts';
import { signInWithProvider } from '../external-sign-in/provider-sign-in.server.ts';
import { type Allowance, type Try, countTry } from './attempt-limits.server.ts';

/** Allowed failures in 15 minutes (decision 23c). */
const max = {
  /** From one address over all accounts: an office has fewer people than that. */
  address: 30,
  /** For one account from one address, and for one account from anywhere. */
  accountAndAddress: 10,
  account: 100,
  /** For one account in a trusted browser, whatever others do. */
  browser: 10,
};

/** Delay of a refusal without hashing, so that clients which retry at once send less. */
const unhashedMs = 1000;

type SignInDeps = DeviceKeys & FailureNotes & Pick<Services, 'auth' | 'externalSignIn' | 'hashing'>;

/**
 * Checks e-mail and password. Returns better-auth's response with the session cookie, or with the cookie of
 * the second step if the account has one; null for any failure, which is recorded. An unknown address, a
 * wrong password, a disabled and a locked account look alike and take the same time, so that nobody learns
 * which addresses have an account. Throws a `HashingBusy`, which does not count as a failure.
 */
export async function signIn(
  services: SignInDeps,
  credentials: { email: string; password: string },
  headers: Headers,
  clientAddress: string,
): Promise<Response | null> {
  const account = credentials.email.trim().toLowerCase();
  const browser = trustedDevice(services, account, headers);
  const allowances = allowancesOf(account, browser, clientAddress);
  const normalised = { email: account, password: credentials.password };
  const check = async (): Promise<Outcome> => {
    const counted = await countTry(services, allowances);
    const { exceeded } = counted;
    if (exceeded?.name === 'sign-in-address') return { counted, isUnhashed: true };
    const hashed = () => checked(services, normalised, headers, exceeded);
    try {
      // Beyond its own allowance a trusted device waits like everybody else.
      const response = await (browser && !exceeded ? services.hashing.ahead(hashed) : hashed());
      if (response) await counted.takeBack();
      return { response, counted };
    } catch (error) {
      // Neither a failing provider nor a full queue may use up anybody's attempts.
      await counted.takeBack();
      throw error;
    }
  };
  const waits = !browser && !services.externalSignIn;
  const outcome = await (waits ? asStranger(services.hashing, check) : check());
  if (outcome.response) return outcome.response;
  if (outcome.isUnhashed) await setTimeout(unhashedMs);
  await noteFailedSignIn(services, { account, clientAddress, counted: outcome.counted });
  return null;
}

type Outcome = { counted: Try; response?: Response | null; isUnhashed?: true };

/** Attempts of strangers that are being counted or hashed. */
const inside = new WeakMap<SlowHashing, number>();

/**
 * Admits as many strangers as the hashing gate takes, before anything is counted for the others: each count
 * is a commit, and a refused attempt would need a second one to take it back.
 */
async function asStranger<T>(hashing: SlowHashing, work: () => Promise<T>): Promise<T> {
  const others = inside.get(hashing) ?? 0;
  if (others >= atOnce.strangers + waitingAtMost.strangers) {
    await setTimeout(unhashedMs);
    throw new HashingBusy();
  }
  inside.set(hashing, others + 1);
  try {
    return await work();
  } finally {
    inside.set(hashing, (inside.get(hashing) ?? 1) - 1);
  }
}

async function checked(
  services: SignInDeps,
  { email, password }: { email: string; password: string },
  headers: Headers,
  exceeded: Allowance | undefined,
): Promise<Response | null> {
  const { auth, externalSignIn, hashing } = services;
  if (externalSignIn) {
    if (externalSignIn.kind === 'oidc' || exceeded) return null;
    return signInWithProvider(services, externalSignIn, { email, password }, headers);
  }
  // A locked account is checked against an impossible password, to take the same time.
  const response = await auth.api.signInEmail({
    body: { email, password: exceeded ? crypto.randomUUID() : password },
    headers,
    asResponse: true,
  });
  // An invalid address was refused before any hashing.
  if (response.status === 400) await hashing.hash(password);
  return response.ok && !exceeded ? response : null;
}

/** The allowances that a failure counts against. A trusted device has its own, and uses up nobody else's. */
function allowancesOf(account: string, browser: string | null, clientAddress: string): Allowance[] {
  if (browser) {
    return [{ name: 'sign-in-browser', subject: `${account} ${browser}`, max: max.browser }];
  }
  const address = addressSubject(clientAddress);
  return [
    { name: 'sign-in-address', subject: address, max: max.address },
    { name: 'sign-in', subject: `${account} ${address}`, max: max.accountAndAddress },
    { name: 'sign-in-account', subject: account, max: max.account },
  ];
}
