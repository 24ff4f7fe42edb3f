/** How many days something deleted can be taken back (decision 40). */
const trashDays = 30;

const dayMs = 24 * 3600 * 1000;

/** The moment (ISO 8601) since which something deleted is still in the trash. */
export function trashedSince(now: Date): string {
  return new Date(now.getTime() - trashDays * dayMs).toISOString();
}

/** How many whole days something deleted at a moment (ISO 8601) can still be taken back; never below 0. */
export function daysLeft(deletedAt: string, now: Date): number {
  const end = new Date(deletedAt).getTime() + trashDays * dayMs;
  return Math.max(0, Math.floor((end - now.getTime()) / dayMs));
}
