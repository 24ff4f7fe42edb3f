import { addressSubject } from '#app/platform/rate-limit.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/** Failed checks in 15 minutes: of one account from one address, and of one account from anywhere. */
const most = { accountAndAddress: 10, account: 100 };
const windowSeconds = 15 * 60;

/**
 * Checks e-mail and password. Returns better-auth's response with the session cookie, or null for
 * any failure: an unknown address, a wrong password, a disabled or a locked account look alike and
 * take the same time, so that nobody learns which addresses have an account.
 */
export async function signIn(
  { auth, limiter, now }: Services,
  credentials: { email: string; password: string },
  headers: Headers,
  clientAddress: string,
): Promise<Response | null> {
  const account = credentials.email.trim().toLowerCase();
  const subjects = [
    ['sign-in', `${account} ${addressSubject(clientAddress)}`, most.accountAndAddress],
    ['sign-in-account', account, most.account],
  ] as const;
  // Counted before the check and taken back after a success: parallel guesses cannot slip through.
  const counts = await Promise.all(
    subjects.map(([name, subject]) => limiter.count(name, subject, windowSeconds, now())),
  );
  const locked = counts.some(({ hits }, index) => hits > (subjects[index]?.[2] ?? 0));
  // A locked account is checked all the same, with a password that nobody has, for the time it takes.
  const password = locked ? crypto.randomUUID() : credentials.password;
  const response = await auth.api.signInEmail({
    body: { email: account, password },
    headers,
    asResponse: true,
  });
  if (!response.ok || locked) return null;
  await Promise.all(subjects.map(([name, subject]) => limiter.uncount(name, subject)));
  return response;
}
