import type { Database } from '#app/database/database.server.ts';
import type { Due, DueAsking, DueCounts } from '#app/work/due.server.ts';
import type { Whose } from '#app/work/due.ts';
import type { DueLine } from './due-line.ts';
import {
  type DueQuestion,
  readCallsDue,
  readOriginalsDue,
  readPapersDue,
  readStepsDue,
} from './due-rows.server.ts';
import { type AliasedExpression, sql } from 'kysely';
import { countOf, maxCounted } from '#app/work/work-list.server.ts';
import { callsDue, originalsDue, papersDue, stepsDue } from './due-queries.server.ts';

/** What is due about applications, by whose they are. */
export async function applicationsDue(
  db: Database,
  { documents: names, whose, staff, today, limit }: DueAsking,
): Promise<Due<DueLine>> {
  const question: DueQuestion = { today, whose, me: staff.id };
  const kind = <Line extends DueLine>(
    name: Line['kind'],
    read: (asked: DueQuestion) => Promise<Line[]>,
  ) => readKind(db, question, { name, read, limit });
  const [call, step, original, paper] = await Promise.all([
    kind('call', (asked) => readCallsDue(db, asked, limit + 1)),
    kind('step', (asked) => readStepsDue(db, asked, limit + 1)),
    kind('original', (asked) => readOriginalsDue(db, names, asked, limit + 1)),
    kind('paper', (asked) => readPapersDue(db, names, asked, limit + 1)),
  ]);
  return {
    lines: [...call.lines, ...step.lines, ...original.lines, ...paper.lines],
    counts: {
      call: call.counts,
      step: step.counts,
      original: original.counts,
      paper: paper.counts,
    },
  };
}

/** On most days all lines of a kind come at once, and can be counted and chosen from without asking again. */
async function readKind<Line extends DueLine>(
  db: Database,
  question: DueQuestion,
  {
    name,
    read,
    limit,
  }: {
    name: Line['kind'];
    read: (question: DueQuestion) => Promise<Line[]>;
    limit: number;
  },
): Promise<{ lines: Line[]; counts: DueCounts }> {
  const { whose, me } = question;
  const all = await read({ ...question, whose: 'all' });
  if (all.length <= limit) {
    return {
      lines: all.filter(({ assignee }) => isFor(whose, assignee, me)),
      counts: countLines(all, me),
    };
  }
  const [lines, counts] = await Promise.all([
    whose === 'all' ? all : read(question),
    countDue(db, name, question),
  ]);
  return { lines, counts };
}

function isFor(whose: Whose, assignee: string | null, me: string): boolean {
  return whose === 'all' || assignee === (whose === 'mine' ? me : null);
}

/** How many lines of a kind are due. */
async function countDue(
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
function countLines(lines: { assignee: string | null }[], me: string): DueCounts {
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
