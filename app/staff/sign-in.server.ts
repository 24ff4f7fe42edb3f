import { addressSubject } from '#app/platform/rate-limit.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { signInWithProvider } from './provider-sign-in.server.ts';
import { knownBrowser } from './known-browser.server.ts';

/** Failed checks in 15 minutes (decision 23c). */
const windowSeconds = 15 * 60;
const most = {
  /** Of one account from one address, and of one account from anywhere. */
  accountAndAddress: 10,
  account: 100,
  /** Of one account in a browser that signed in to it before, whatever others do. */
  browser: 10,
};

/**
 * Checks e-mail and password. Returns better-auth's response with the session cookie, or with the
 * cookie of the second step where the account has one; null for any failure. An unknown address, a
 * wrong password, a disabled or a locked account look alike and take the same time, so that nobody
 * learns which addresses have an account.
 */
export async function signIn(
  services: Services,
  credentials: { email: string; password: string },
  headers: Headers,
  clientAddress: string,
): Promise<Response | null> {
  const { auth, limiter, now } = services;
  const account = credentials.email.trim().toLowerCase();
  const allowances = allowancesOf(services, account, headers, clientAddress);
  // Counted before the check and taken back after a success: parallel guesses cannot slip through.
  const counts = await Promise.all(
    allowances.map(({ name, subject }) => limiter.count(name, subject, windowSeconds, now())),
  );
  const locked = counts.some(({ hits }, index) => hits > (allowances[index]?.most ?? 0));
  const takeBack = () =>
    Promise.all(allowances.map(({ name, subject }) => limiter.uncount(name, subject)));
  if (services.outsideSignIn) {
    if (services.outsideSignIn.kind === 'oidc' || locked) return null;
    const { outsideSignIn } = services;
    const sent = { ...credentials, email: account };
    try {
      const response = await signInWithProvider(services, outsideSignIn, sent, headers);
      if (response) await takeBack();
      return response;
    } catch (error) {
      // A provider that fails must not use up anybody's tries.
      await takeBack();
      throw error;
    }
  }
  // A locked account is checked all the same, with a password that nobody has, for the time it takes.
  const password = locked ? crypto.randomUUID() : credentials.password;
  const response = await auth.api.signInEmail({
    body: { email: account, password },
    headers,
    asResponse: true,
  });
  // What is no address at all is turned away before any hashing.
  if (response.status === 400) await (await auth.$context).password.hash(password);
  if (!response.ok || locked) return null;
  await takeBack();
  return response;
}

/** What a failure counts against. A known browser has an allowance of its own, and uses up nobody else's. */
function allowancesOf(
  services: Services,
  account: string,
  headers: Headers,
  clientAddress: string,
): { name: string; subject: string; most: number }[] {
  const browser = knownBrowser(services, account, headers);
  if (browser) {
    return [{ name: 'sign-in-browser', subject: `${account} ${browser}`, most: most.browser }];
  }
  const from = `${account} ${addressSubject(clientAddress)}`;
  return [
    { name: 'sign-in', subject: from, most: most.accountAndAddress },
    { name: 'sign-in-account', subject: account, most: most.account },
  ];
}
