import {
  type RateLimiter,
  addressSubject,
  networkSubject,
} from '#app/http/limits/rate-limit.server.ts';
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
  limiter: RateLimiter,
  { perAddress, perNetwork, overall }: ApplicationLimits,
  clientAddress: string,
  now: Date,
): Promise<SubmissionCount> {
  const network = networkSubject(clientAddress);
  const count = (name: string, subject: string) => limiter.count(name, subject, windowSeconds, now);
  // Together, because on SQLite each would wait for a commit of its own.
  const [own, ofNetwork, all] = await Promise.all([
    count('application', addressSubject(clientAddress)),
    network === null ? null : count('application-network', network),
    count('application-all', ''),
  ]);
  const refusing = [
    own.hits > perAddress.refused && own,
    ofNetwork && ofNetwork.hits > perNetwork.refused && ofNetwork,
    all.hits > overall.refused && all,
  ].find((found) => found);
  if (refusing) {
    await Promise.all([
      network !== null && limiter.refund('application-network', network),
      limiter.refund('application-all', ''),
    ]);
    return { status: 'too_many', retryAfterSeconds: refusing.retryAfterSeconds };
  }
  return {
    status: 'taken',
    isOverLimit: own.hits > perAddress.flagged || (ofNetwork?.hits ?? 0) > perNetwork.flagged,
    isRush: all.hits > overall.flagged,
  };
}
