import type { ChecklistItem } from './checklist-item.ts';

/** How an item stands. `overdue`: an original that is still here after its day; `expired`: a paper after its last. */
export type ItemState = 'missing' | 'there' | 'lent' | 'overdue' | 'expired';

type Marks = Pick<
  ChecklistItem,
  | 'kind'
  | 'seenOn'
  | 'copiedOn'
  | 'receivedOn'
  | 'dueBackOn'
  | 'returnedOn'
  | 'doneOn'
  | 'expiresOn'
>;

/** How an item stands today (`yyyy-mm-dd` in Dhaka). */
export function itemState(item: Marks, today: string): ItemState {
  if (isLent(item)) return item.dueBackOn !== null && item.dueBackOn < today ? 'overdue' : 'lent';
  if (item.expiresOn !== null && item.expiresOn < today) return 'expired';
  return isChecked(item) ? 'there' : 'missing';
}

/** Whether an item counts: a step once it is done, a paper once it was seen or copied, and neither once expired. */
export function isThere(item: Marks, today: string): boolean {
  return isChecked(item) && !(item.expiresOn !== null && item.expiresOn < today);
}

/** Whether the office has the original of somebody. */
export function isLent({ receivedOn, returnedOn }: Marks): boolean {
  return receivedOn !== null && returnedOn === null;
}

function isChecked({ kind, seenOn, copiedOn, receivedOn, doneOn }: Marks): boolean {
  if (kind === 'step') return doneOn !== null;
  return [seenOn, copiedOn, receivedOn, doneOn].some((day) => day !== null);
}
