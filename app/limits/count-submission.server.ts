import { countTry } from './count-try.server.ts';
import { type RateLimiter, addressSubject, networkSubject } from './rate-limit.server.ts';

/** Of an hour: beyond which number they are flagged, and beyond which refused. */
export type SubmissionLimits = Record<
  'perAddress' | 'perNetwork' | 'overall',
  { flagged: number; refused: number }
>;

type SubmissionCount =
  | {
      status: 'taken';
      isOverLimit: boolean;
      isRush: boolean;
      /** For one that turns out to be a repeat. */
      takeBack: () => Promise<void>;
    }
  | { status: 'too_many'; retryAfterSeconds: number };

const seconds = 3600;

/**
 * Counts what somebody sends from `clientAddress` in this hour: from its address, from its network where that is IPv6, and
 * from everybody. One that is refused does not count against the others.
 */
export async function countSubmission(
  limiter: RateLimiter,
  name: 'application' | 'complaint',
  { perAddress, perNetwork, overall }: SubmissionLimits,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<SubmissionCount> {
  const network = networkSubject(clientAddress);
  const counted = await countTry(
    limiter,
    [
      { name, subject: addressSubject(clientAddress), seconds, most: perAddress.refused },
      { name: `${name}-all`, subject: '', seconds, most: overall.refused },
      ...(network === null
        ? []
        : [{ name: `${name}-network`, subject: network, seconds, most: perNetwork.refused }]),
    ],
    now,
  );
  if (counted.status === 'too_many') return counted;
  const [own = 0, all = 0, ofNetwork = 0] = counted.hits;
  return {
    status: 'taken',
    isOverLimit: own > perAddress.flagged || ofNetwork > perNetwork.flagged,
    isRush: all > overall.flagged,
    takeBack: counted.takeBack,
  };
}
