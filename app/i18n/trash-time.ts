/** How many days deleted records can be restored (decision 40). */
const trashDays = 30;

const dayMs = 24 * 3600 * 1000;

/** Records deleted since this time (ISO 8601) are still in the trash. */
export function trashedSince(now: Date): string {
  return new Date(now.getTime() - trashDays * dayMs).toISOString();
}

/** For how many whole days a record deleted at a time (ISO 8601) can still be restored; never below 0. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = new Date(deletedAt).getTime() + trashDays * dayMs;
  return Math.max(0, Math.floor((end - now.getTime()) / dayMs));
}
