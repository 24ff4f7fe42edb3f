import { todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** What a row says first: to be called again, waiting since, or done; in days of Dhaka. */
export type RowState =
  | { kind: 'due'; days: number }
  | { kind: 'waiting'; days: number }
  | { kind: 'done' };

/** The state of a record at a time. A call that is due comes before everything else. */
export function rowState(
  { followUpOn, createdAt }: { followUpOn: string | null; createdAt: string },
  isMarked: boolean,
  now: Date,
): RowState {
  const today = todayInDhaka(now);
  if (followUpOn !== null && followUpOn <= today) {
    return { kind: 'due', days: daysBetween(followUpOn, today) };
  }
  if (isMarked) return { kind: 'done' };
  return { kind: 'waiting', days: daysBetween(todayInDhaka(new Date(createdAt)), today) };
}

/** Whole days from one day to a later one; 0 for a clock that is behind. */
function daysBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);
}
