import type { Services } from '#app/services/services.server.ts';

/** What counting needs. */
export type TryCounter = Pick<Services, 'limiter' | 'now'>;

/** How many failures of one kind and subject are allowed in 15 minutes (decision 23c). */
export type Allowance = { name: string; subject: string; max: number };

/** An attempt that was counted against its allowances. */
export type Try = {
  /** The first allowance that was already used up. */
  exceeded: Allowance | undefined;
  /** The allowances that this attempt used up. */
  last: Allowance[];
  /** Takes the count back, because the attempt was no failure. */
  takeBack(): Promise<void>;
};

/** In seconds. */
export const triesWindow = 15 * 60;

/**
 * Counts an attempt before it is checked, so that concurrent guesses cannot slip through; a success takes it
 * back. Stops at the first allowance that is used up: an address that has used up its own must not also use
 * up the account's, which others need, or fill the table.
 */
export async function countTry(
  { limiter, now }: TryCounter,
  allowances: readonly Allowance[],
): Promise<Try> {
  const counted: Allowance[] = [];
  const last: Allowance[] = [];
  let exceeded: Allowance | undefined;
  for (const allowance of allowances) {
    const { name, subject, max } = allowance;
    const { hits } = await limiter.count(name, subject, triesWindow, now(), max);
    counted.push(allowance);
    if (hits === max) last.push(allowance);
    if (hits > max) {
      exceeded = allowance;
      break;
    }
  }
  return {
    exceeded,
    last,
    async takeBack() {
      for (const { name, subject } of counted) await limiter.refund(name, subject);
    },
  };
}
