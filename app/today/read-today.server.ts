import { applicationsDue } from '#app/applications/due/read-due.server.ts';
import { countNews } from '#app/applications/informing/informing.server.ts';
import { readRevealsOverLimit } from '#app/applications/reveal/count-reveals.server.ts';
import { complaintsDue } from '#app/complaints/desk/due-complaints.server.ts';
import { recordOf } from '#app/config/typed-record.ts';
import { messagesDue } from '#app/contact/storage/due-messages.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { readPublishedLines } from '#app/editing/history/published-lines.server.ts';
import type { PublishedLine } from '#app/editing/history/published-line.ts';
import type { DueFacts } from '#app/facts/due-fact.ts';
import { dueFacts } from '#app/facts/due-facts.server.ts';
import { jobOrdersDue } from '#app/job-orders/due-job-orders.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import {
  type Due,
  type DueAsking,
  type DueCounts,
  everybodys,
  exactly,
  nobodys,
  ones,
} from '#app/work/due.server.ts';
import { whoseCodes } from '#app/work/due.ts';
import type { Count } from '#app/work/work-list.ts';
import { type LineKind, type OverLimit, type Today, type TodayLine, lineKinds } from './today.ts';

/** As many lines as an office can work through in a day. */
const maxLines = 200;

/** What is due today, the most overdue first, at most 200 lines, as each desk has it, and what was published. */
export async function readToday(
  db: Database,
  asked: Omit<DueAsking, 'today' | 'limit'>,
): Promise<Today> {
  const day = todayInDhaka(asked.now);
  const asking = { ...asked, today: day, limit: maxLines };
  const [applications, messages, complaints, orders, reveals, published, toTell] =
    await Promise.all([
      applicationsDue(db, asking),
      messagesDue(db, asking),
      complaintsDue(db, asking),
      jobOrdersDue(db, asking),
      revealsDue(db, asking),
      publishedDue(db, asking),
      countNews(db, asked.now),
    ]);
  const facts = factsDue(asking);
  const lines: TodayLine[] = [
    ...[...applications.lines, ...messages.lines, ...complaints.lines],
    ...orders.lines,
    ...[...reveals.lines, ...published.lines, ...facts.lines],
  ].sort(byDay);
  const counts: Record<LineKind, DueCounts> = {
    ...applications.counts,
    ...messages.counts,
    ...complaints.counts,
    ...orders.counts,
    ...reveals.counts,
    ...published.counts,
    ...facts.counts,
  };
  return {
    day,
    lines: lines.slice(0, maxLines),
    isMore: lines.length > maxLines,
    toTell,
    counts: recordOf(whoseCodes, (one) => sum(lineKinds.map((kind) => counts[kind][one]))),
    kinds: recordOf(lineKinds, (kind) => counts[kind][asked.whose]),
  };
}

/** Who wanted to see too many passport numbers is the owner's to know. */
async function revealsDue(
  db: Database,
  { staff, whose, now, today }: DueAsking,
): Promise<Due<OverLimit>> {
  const found = staff.role === 'owner' ? await readRevealsOverLimit(db, now) : [];
  const lines = found.map((one) => ({ ...one, kind: 'reveals' as const, dueOn: today }));
  const counts = { reveals: ones(exactly(lines.length)) };
  return { lines: whose === 'nobody' ? [] : lines, counts };
}

async function publishedDue(
  db: Database,
  { staff, whose, now }: DueAsking,
): Promise<Due<PublishedLine>> {
  const lines = await readPublishedLines(db, staff.role, now);
  const counts = { published: everybodys(exactly(lines.length)) };
  return { lines: whose === 'all' ? lines : [], counts };
}

function factsDue({ documents, whose, today }: DueAsking): Due<DueFacts> {
  const lines = dueFacts(documents, today);
  const countOf = (kind: DueFacts['kind']) =>
    nobodys(exactly(lines.filter((one) => one.kind === kind).length));
  const counts = { facts: countOf('facts'), licence: countOf('licence') };
  return { lines: whose === 'mine' ? [] : lines, counts };
}

function byDay(a: TodayLine, b: TodayLine): number {
  if (a.dueOn !== b.dueOn) return a.dueOn < b.dueOn ? -1 : 1;
  return lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind);
}

function sum(counts: Count[]): Count {
  return {
    count: counts.reduce((all, { count }) => all + count, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}
