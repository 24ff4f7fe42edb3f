import {
  type Count,
  type RateLimiter,
  addressSubject,
  networkSubject,
} from '#app/http/rate-limit.server.ts';
import type { ApplicationLimits } from '#app/config/env.server.ts';

export type SubmissionCount =
  | { status: 'taken'; isOverLimit: boolean; isRush: boolean }
  | { status: 'too_many'; retryAfterSeconds: number };

const windowSeconds = 3600;

/**
 * Counts one application from `clientAddress` in this hour: from its address, from its network where that
 * is IPv6, and from everybody. One that is refused does not count against the others.
 */
export async function countSubmission(
  {
    limiter,
    settings,
  }: { limiter: RateLimiter; settings: { applicationLimits: ApplicationLimits } },
  clientAddress: string,
  now: Date,
): Promise<SubmissionCount> {
  const { perAddress, perNetwork, overall } = settings.applicationLimits;
  const network = networkSubject(clientAddress);
  const wider = [
    ...(network === null ? [] : [{ name: 'application-network', subject: network }]),
    { name: 'application-all', subject: '' },
  ];
  const count = (name: string, subject: string) => limiter.count(name, subject, windowSeconds, now);
  // Together, because on SQLite each would wait for a commit of its own.
  const [own, ...others] = (await Promise.all([
    count('application', addressSubject(clientAddress)),
    ...wider.map(({ name, subject }) => count(name, subject)),
  ])) as [Count, ...Count[]];
  const all = others.at(-1)!;
  const ofNetwork = network === null ? null : others[0]!;
  const refusing = [
    own.hits > perAddress.refused && own,
    ofNetwork && ofNetwork.hits > perNetwork.refused && ofNetwork,
    all.hits > overall.refused && all,
  ].find((found) => found);
  if (refusing) {
    await Promise.all(wider.map(({ name, subject }) => limiter.refund(name, subject)));
    return { status: 'too_many', retryAfterSeconds: refusing.retryAfterSeconds };
  }
  return {
    status: 'taken',
    isOverLimit: own.hits > perAddress.flagged || (ofNetwork?.hits ?? 0) > perNetwork.flagged,
    isRush: all.hits > overall.flagged,
  };
}
