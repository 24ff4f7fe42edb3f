import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { countPayments } from '../money/count-payments.server.ts';
import type { MonthNumbers } from './overview.ts';

const monthCount = 3;

/** Counts what was done in the last months, and by whom in the current one. */
export async function readMonthNumbers(db: Database, now: Date): Promise<MonthNumbers> {
  const today = todayInDhaka(now);
  const [months, people] = await Promise.all([
    Promise.all(
      Array.from({ length: monthCount }, (_, ago) =>
        countMonth(db, firstDay(today, ago), firstDay(today, ago - 1)),
      ),
    ),
    countPeople(db, startOfDayInDhaka(firstDay(today, 0))),
  ]);
  return { months, people };
}

/** `from` and `to` are the first days of a month and of the next. */
async function countMonth(db: Database, from: string, to: string) {
  const [since, until] = [startOfDayInDhaka(from), startOfDayInDhaka(to)];
  const number = sql<number>`count(*)`.as('number');
  const queries = [
    db
      .selectFrom('application')
      .select(number)
      .where('deletedAt', 'is', null)
      .where('createdAt', '>=', since)
      .where('createdAt', '<', until),
    db.selectFrom('callLog').select(number).where('at', '>=', since).where('at', '<', until),
    db
      .selectFrom('stageMove')
      .select(number)
      .where('at', '>=', since)
      .where('at', '<', until)
      .where('to', '=', 'granted'),
  ];
  const rows = await Promise.all(queries.map((query) => query.executeTakeFirstOrThrow()));
  const [applications = 0, calls = 0, visas = 0] = rows.map((row) => Number(row.number));
  const { kinds } = await countPayments(db, { from, to });
  const receivedBdt = kinds.reduce((all, kind) => all + kind.receivedBdt, 0);
  const givenBackBdt = kinds.reduce((all, kind) => all + kind.givenBackBdt, 0);
  return { month: from.slice(0, 7), applications, calls, visas, receivedBdt, givenBackBdt };
}

/** Whoever called or moved a stage since a moment, who called most first; null for whom is not known any more. */
async function countPeople(db: Database, since: string): Promise<MonthNumbers['people']> {
  const calls = await db
    .selectFrom('callLog')
    .select([
      'actor',
      sql<number>`count(*)`.as('calls'),
      sql<number>`sum(case when "outcome" = 'reached' then 1 else 0 end)`.as('reached'),
    ])
    .where('at', '>=', since)
    .groupBy('actor')
    .execute();
  const moves = await db
    .selectFrom('stageMove')
    .select(['actor', sql<number>`count(*)`.as('moves')])
    .where('at', '>=', since)
    .groupBy('actor')
    .execute();
  const staff = await db.selectFrom('staff').select(['id', 'name', 'email']).execute();
  const nameOf = (actor: string | null) => {
    const person = staff.find(({ id }) => id === actor);
    return person ? person.name || person.email.replace(/@.*/, '') : null;
  };
  const actors = [...new Set([...calls, ...moves].map(({ actor }) => actor))];
  return actors
    .map((actor) => {
      const called = calls.find((row) => row.actor === actor);
      return {
        name: nameOf(actor),
        calls: Number(called?.calls ?? 0),
        reached: Number(called?.reached ?? 0),
        moves: Number(moves.find((row) => row.actor === actor)?.moves ?? 0),
      };
    })
    .toSorted((a, b) => b.calls - a.calls || b.moves - a.moves);
}

/** The first day of the month so many months before that of a day. */
function firstDay(day: string, monthsAgo: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo)).toISOString().slice(0, 10);
}
