/** How many days a deleted application can be taken back. */
export const trashDays = 30;

const dayMs = 24 * 3600 * 1000;

/** How many whole days something deleted at a moment (ISO 8601) can still be taken back; never below 0. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = new Date(deletedAt).getTime() + trashDays * dayMs;
  return Math.max(0, Math.floor((end - now.getTime()) / dayMs));
}
