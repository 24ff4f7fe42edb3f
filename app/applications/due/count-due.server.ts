import { type AliasedExpression, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { countOf, maxCounted } from '#app/work/work-list.server.ts';
import type { DueCounts } from '#app/work/due.server.ts';
import type { DueLine } from './due-line.ts';
import { callsDue, originalsDue, papersDue, stepsDue } from './due-queries.server.ts';

/** How many lines of a kind are due. */
export async function countDue(
  db: Database,
  kind: DueLine['kind'],
  { today, me }: { today: string; me: string },
): Promise<DueCounts> {
  const { all, mine, nobody } = await db
    .selectFrom(found(db, kind, today))
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(case when "assignee" = ${me} then 1 end)`.as('mine'))
    .select(sql<number>`count(case when "assignee" is null then 1 end)`.as('nobody'))
    .executeTakeFirstOrThrow();
  const isMore = Number(all) > maxCounted;
  const atMost = (number: number) => ({ ...countOf(Number(number)), isMore });
  return { all: atMost(all), mine: atMost(mine), nobody: atMost(nobody) };
}

/** The same of lines that are all there. */
export function countLines(lines: { assignee: string | null }[], me: string): DueCounts {
  const those = (fitting: { assignee: string | null }[]) => ({
    count: fitting.length,
    isMore: false,
  });
  return {
    all: those(lines),
    mine: those(lines.filter(({ assignee }) => assignee === me)),
    nobody: those(lines.filter(({ assignee }) => assignee === null)),
  };
}

function found(db: Database, kind: DueLine['kind'], today: string): Found {
  const limit = maxCounted + 1;
  switch (kind) {
    case 'call':
      return callsDue(db, today).select('assignee').limit(limit).as('found');
    case 'step':
      return stepsDue(db, today).select('assignee').limit(limit).as('found');
    case 'original':
      return originalsDue(db).select('assignee').limit(limit).as('found');
    case 'paper':
      return papersDue(db, today).select('assignee').limit(limit).as('found');
  }
}

type Found = AliasedExpression<{ assignee: string | null }, 'found'>;
