import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Overview } from './overview.ts';
import { formatReceiptNumber } from '../receipt/receipt-number.server.ts';

const weekCount = 12;
const maxJobs = 8;
const dayMs = 24 * 3600 * 1000;

/** Reads the numbers of the overview. Weeks begin on Sunday, as in Bangladesh, the current one last. */
export async function readOverview(db: Database, now: Date): Promise<Overview> {
  const today = todayInDhaka(now);
  const weeks = weekBeginnings(today);
  const since = startOfDayInDhaka(weeks[0] ?? today);
  const [waiting, oldest, dueToday, newToday, countries, jobs, counts] = await Promise.all([
    count(db, (query) => query.where('contacted', '=', 0)),
    oldestWaiting(db),
    count(db, (query) => query.where('followUpOn', '<=', today)),
    count(db, (query) => query.where('createdAt', '>=', startOfDayInDhaka(today))),
    grouped(db, 'interestedCode', since, 10),
    grouped(db, 'job', since, maxJobs),
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
    ...{ waiting, newToday, dueToday },
    oldestWaiting: oldest,
    countries: countries.map(({ value, count: number }) => ({ code: value, count: number })),
    jobs: jobs.map(({ value, count: number }) => ({ job: value ?? '', count: number })),
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
  return row ? { ...row, receiptNumber: formatReceiptNumber(row.receiptNumber) } : null;
}

/** The most frequent values of a column since a moment. Jobs that differ in case or spaces are one. */
async function grouped(
  db: Database,
  column: 'interestedCode' | 'job',
  since: string,
  limit: number,
): Promise<{ value: string | null; count: number }[]> {
  const value =
    column === 'job' ? sql<string>`lower(trim("job"))` : sql<string | null>`"interestedCode"`;
  const rows = await listed(db)
    .select([value.as('value'), sql<number>`count(*)`.as('count')])
    .where('createdAt', '>=', since)
    .groupBy(value)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`coalesce(${value}, '~')`)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ value: row.value, count: Number(row.count) }));
}

function weekBeginnings(today: string): string[] {
  const day = new Date(`${today}T00:00:00Z`);
  const sunday = day.getTime() - day.getUTCDay() * dayMs;
  return Array.from({ length: weekCount }, (_, index) =>
    new Date(sunday - (weekCount - 1 - index) * 7 * dayMs).toISOString().slice(0, 10),
  );
}
