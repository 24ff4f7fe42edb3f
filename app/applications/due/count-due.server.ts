import { type AliasedExpression, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { DueLine, Whose } from './due-line.ts';
import { callsDue, originalsDue, papersDue, stepsDue } from './due-queries.server.ts';

/** Counts end here, so that years of neglect cost no more than a day's work. */
const maxCounted = 1000;

/** At most so many, and whether there are more. */
export type DueCount = { count: number; isMore: boolean };

/** How many lines of each kind are due, by whose they are. */
export async function countDue(
  db: Database,
  { today, me }: { today: string; me: string },
): Promise<Record<DueLine['kind'], Record<Whose, DueCount>>> {
  const limit = maxCounted + 1;
  const count = (found: Found) => countFound(db, found, me);
  const [call, step, original, paper] = await Promise.all([
    count(callsDue(db, today).select('assignee').limit(limit).as('found')),
    count(stepsDue(db, today).select('assignee').limit(limit).as('found')),
    count(originalsDue(db).select('assignee').limit(limit).as('found')),
    count(papersDue(db, today).select('assignee').limit(limit).as('found')),
  ]);
  return { call, step, original, paper };
}

type Found = AliasedExpression<{ assignee: string | null }, 'found'>;

async function countFound(db: Database, found: Found, me: string) {
  const { all, mine, nobody } = await db
    .selectFrom(found)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(case when "assignee" = ${me} then 1 end)`.as('mine'))
    .select(sql<number>`count(case when "assignee" is null then 1 end)`.as('nobody'))
    .executeTakeFirstOrThrow();
  const isMore = Number(all) > maxCounted;
  const atMost = (number: number) => ({ count: Math.min(Number(number), maxCounted), isMore });
  return { all: atMost(all), mine: atMost(mine), nobody: atMost(nobody) };
}
