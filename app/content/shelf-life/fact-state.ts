import { daysLater } from '#app/i18n/dhaka-time.ts';
import { type Shelf, shelves } from './shelves.ts';

/**
 * What is known of a fact: nothing entered; entered, and compared with its source by nobody yet; checked and still
 * good; checked too long ago to be relied on.
 */
export type FactState = 'missing' | 'unchecked' | 'fresh' | 'outdated';

/** Where a fact is from, and when it was last compared with that; days of Dhaka as `yyyy-mm-dd`. */
export type Checked = {
  source: { title?: string; titleBn?: string; url?: string };
  checkedOn?: string;
  shelfLifeDays?: number;
};

/** The state of a fact on a day of Dhaka. */
export function factState(shelf: Shelf, fact: Checked, today: string): FactState {
  if (!isEntered(shelf, fact)) return 'missing';
  const until = goodUntil(shelf, fact);
  // A day that has not come yet counts as none.
  if (!fact.checkedOn || !until || fact.checkedOn > today) return 'unchecked';
  return until < today ? 'outdated' : 'fresh';
}

/** The last day on which a fact counts as checked; null where nobody has checked it. */
export function goodUntil(
  shelf: Shelf,
  { checkedOn, shelfLifeDays = shelves[shelf].days }: Checked,
): string | null {
  return checkedOn ? daysLater(checkedOn, shelfLifeDays) : null;
}

function isEntered(shelf: Shelf, fact: object): boolean {
  const entered = new Map<string, unknown>(Object.entries(fact));
  return shelves[shelf].values.some((name) => {
    const value = entered.get(name);
    return value !== undefined && value !== null && value !== '';
  });
}
