import type { Database } from '#app/database/database.server.ts';

const dayMs = 24 * 3600 * 1000;
const overDays = 60;
const fewestCases = 20;
/** Of more cases the newest tell as much. */
const mostCases = 2000;
const keptMs = 60_000;

const kept = new WeakMap<Database, { at: number; days: Promise<number | null> }>();

/**
 * Within how many whole days applicants of the last 60 days got their first call: the median of at least 20 of them,
 * else null. Computed once a minute at most.
 */
export function daysToFirstCall(db: Database, now: Date): Promise<number | null> {
  const last = kept.get(db);
  if (last && Math.abs(now.getTime() - last.at) < keptMs) return last.days;
  const days = compute(db, now);
  kept.set(db, { at: now.getTime(), days });
  // What failed is tried again by the next who asks.
  days.catch(() => kept.delete(db));
  return days;
}

async function compute(db: Database, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - overDays * dayMs).toISOString();
  const rows = await db
    .selectFrom('application')
    .select(['createdAt', 'contactedAt'])
    .select(({ selectFrom }) =>
      selectFrom('callLog')
        .select(({ fn }) => fn.min('at').as('at'))
        .whereRef('callLog.subject', '=', 'application._id')
        .where('callLog.kind', '=', 'application')
        .where('callLog.outcome', 'is not', null)
        .as('calledAt'),
    )
    .where('createdAt', '>=', since)
    .where('source', '=', 'website')
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(mostCases)
    .execute();
  const waits = rows
    .flatMap(({ createdAt, contactedAt, calledAt }) => {
      const first = [contactedAt, calledAt].filter((at) => at !== null).toSorted()[0];
      return first === undefined ? [] : [Date.parse(first) - Date.parse(createdAt)];
    })
    .toSorted((a, b) => a - b);
  const median = waits[Math.floor((waits.length - 1) / 2)];
  if (median === undefined || waits.length < fewestCases) return null;
  return Math.max(1, Math.ceil(median / dayMs));
}
