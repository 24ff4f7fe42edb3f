import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { listedJob } from '#app/brand/listed-job.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { countForgotten } from '../informing/informing.server.ts';
import type { Overview } from './overview.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';

const weekCount = 12;
const maxCountries = 10;
const maxJobs = 8;
const maxSpellings = 500;
const dayMs = 24 * 3600 * 1000;

/** Reads the numbers of the overview. Weeks begin on Sunday, as in Bangladesh, the current one last. */
export async function readOverview(
  db: Database,
  listed: Documents['sectors'],
  now: Date,
): Promise<Overview> {
  const today = todayInDhaka(now);
  const weeks = weekBeginnings(today);
  const since = startOfDayInDhaka(weeks[0] ?? today);
  const [
    waiting,
    oldest,
    dueToday,
    newToday,
    countries,
    jobs,
    received,
    contacted,
    untold,
    counts,
  ] = await Promise.all([
    count(db, (query) => query.where('contacted', '=', 0)),
    oldestWaiting(db),
    count(db, (query) => query.where('followUpOn', '<=', today)),
    count(db, (query) => query.where('createdAt', '>=', startOfDayInDhaka(today))),
    countCountries(db, since),
    countJobs(db, listed, since),
    count(db, (query) => query.where('createdAt', '>=', since)),
    count(db, (query) => query.where('createdAt', '>=', since).where('contacted', '=', 1)),
    countForgotten(db, now),
    Promise.all(
      weeks.map((from, index) =>
        count(db, (query) => {
          const next = weeks[index + 1];
          const begun = query.where('createdAt', '>=', startOfDayInDhaka(from));
          return next ? begun.where('createdAt', '<', startOfDayInDhaka(next)) : begun;
        }),
      ),
    ),
  ]);
  return {
    ...{ waiting, newToday, dueToday, received, contacted, untold, countries, jobs },
    oldestWaiting: oldest,
    weeks: weeks.map((from, index) => ({ from, count: counts[index] ?? 0 })),
  };
}

function listed(db: Database) {
  return db.selectFrom('application').where('deletedAt', 'is', null);
}

async function count(
  db: Database,
  narrow: (query: ReturnType<typeof listed>) => ReturnType<typeof listed>,
): Promise<number> {
  const { number } = await narrow(listed(db))
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

async function oldestWaiting(db: Database): Promise<Overview['oldestWaiting']> {
  const row = await listed(db)
    .select(['_id', 'createdAt', 'receiptNumber'])
    .where('contacted', '=', 0)
    .orderBy('createdAt')
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, receiptNumber: formatSpokenCode(row.receiptNumber) } : null;
}

/** The countries that were chosen most often since a moment; null for all that were not understood. */
async function countCountries(db: Database, since: string): Promise<Overview['countries']> {
  const rows = await listed(db)
    .select(['interestedCode as code', sql<number>`count(*)`.as('count')])
    .where('createdAt', '>=', since)
    .groupBy('interestedCode')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`coalesce("interestedCode", '~')`)
    .limit(maxCountries)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/**
 * The jobs that were named most often since a moment. Spellings of a listed job are one, in either language;
 * of others those that differ in case or spaces. Spellings beyond the `maxSpellings` most frequent do not count.
 */
async function countJobs(
  db: Database,
  { sectors }: Documents['sectors'],
  since: string,
): Promise<Overview['jobs']> {
  const spelling = sql<string>`lower(trim("job"))`;
  const rows = await listed(db)
    .select([sql<string>`min(trim("job"))`.as('job'), sql<number>`count(*)`.as('count')])
    .where('createdAt', '>=', since)
    // In the office one may not have asked yet.
    .where(spelling, '<>', '')
    .groupBy(spelling)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(spelling)
    .limit(maxSpellings)
    .execute();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const job = listedJob(row.job, sectors)?.en ?? row.job;
    counts.set(job, (counts.get(job) ?? 0) + Number(row.count));
  }
  return [...counts]
    .map(([job, number]) => ({ job, count: number }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxJobs);
}

function weekBeginnings(today: string): string[] {
  const day = new Date(`${today}T00:00:00Z`);
  const sunday = day.getTime() - day.getUTCDay() * dayMs;
  return Array.from({ length: weekCount }, (_, index) =>
    new Date(sunday - (weekCount - 1 - index) * 7 * dayMs).toISOString().slice(0, 10),
  );
}
