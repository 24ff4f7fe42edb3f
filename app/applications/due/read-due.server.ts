import type { Database } from '#app/database/database.server.ts';
import type { Due, DueAsking, DueCounts } from '#app/work/due.server.ts';
import type { Whose } from '#app/work/due.ts';
import { countDue, countLines } from './count-due.server.ts';
import type { DueLine } from './due-line.ts';
import {
  type DueQuestion,
  readCallsDue,
  readOriginalsDue,
  readPapersDue,
  readStepsDue,
} from './due-rows.server.ts';

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
      ...{ call: call.counts, step: step.counts },
      ...{ original: original.counts, paper: paper.counts },
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
