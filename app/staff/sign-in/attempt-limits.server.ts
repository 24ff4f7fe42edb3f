import type { Services } from '#app/config/services.server.ts';

/** What it takes to count. */
export type TryCounter = Pick<Services, 'limiter' | 'now'>;

/** How many failures of one kind and subject are allowed in 15 minutes (decision 23c). */
export type Allowance = { name: string; subject: string; max: number };

/** One try, counted against its allowances. */
export type Try = {
  /** The allowance that was used up before this try. */
  exceeded: Allowance | undefined;
  /** Those of which this was the last one. */
  last: Allowance[];
  /** The try was no failure after all. */
  takeBack(): Promise<void>;
};

/** In seconds. */
export const triesWindow = 15 * 60;

/**
 * Counts a try before it is checked, so that parallel guesses cannot slip through; after a success it is
 * taken back. The allowances are counted in their order up to one that is used up: what one address has
 * lost already shall not use up what the account has for all the others, nor fill the table.
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
    const { hits } = await limiter.count(name, subject, triesWindow, now());
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
