import type { DueCounts } from '#app/applications/due/count-due.server.ts';
import { readDue } from '#app/applications/due/read-due.server.ts';
import { type Whose, whoseCodes } from '#app/applications/due/due-line.ts';
import { readRevealsOverLimit } from '#app/applications/reveal/count-reveals.server.ts';
import type { StaffMember } from '#app/auth/staff-member.ts';
import {
  countComplaintsDue,
  readComplaintsDue,
} from '#app/complaints/desk/due-complaints.server.ts';
import { recordOf } from '#app/config/typed-record.ts';
import { readPublishedLines } from '#app/editing/history/published-lines.server.ts';
import type { DueFacts } from '#app/facts/due-fact.ts';
import { dueFacts } from '#app/facts/due-facts.server.ts';
import { countMessagesDue, readMessagesDue } from '#app/contact/storage/due-messages.server.ts';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Count } from '#app/work/work-list.ts';
import { type LineKind, type Today, type TodayLine, lineKinds } from './today.ts';

/** As many lines as an office can work through in a day. */
const maxLines = 200;

type Asking = {
  staff: Pick<StaffMember, 'id' | 'role'>;
  documents: Documents;
  whose: Whose;
  now: Date;
};

/**
 * What is due today, the most overdue first, at most 200 lines, and what was published. Nobody is responsible for a message, a
 * complaint or a fact; who wanted to see too many passport numbers, and complaints about staff, are the owner's to know.
 */
export async function readToday(
  db: Database,
  { staff, documents, whose, now }: Asking,
): Promise<Today> {
  const day = todayInDhaka(now);
  const question = { today: day, whose, me: staff.id };
  const asked = { today: day, role: staff.role };
  const [due, messages, messageCount, complaints, complaintCount, reveals, published] =
    await Promise.all([
      readDue(db, documents, question, maxLines),
      whose === 'mine' ? [] : readMessagesDue(db, day, maxLines + 1),
      countMessagesDue(db, day),
      whose === 'mine' ? [] : readComplaintsDue(db, asked, maxLines + 1),
      countComplaintsDue(db, asked),
      staff.role === 'owner' ? readRevealsOverLimit(db, now) : [],
      readPublishedLines(db, staff.role, now),
    ]);
  const overLimit = reveals.map((one) => ({ ...one, kind: 'reveals' as const, dueOn: day }));
  const shown = whose === 'nobody' ? [] : overLimit;
  const facts = dueFacts(documents, day);
  const shownFacts = whose === 'mine' ? [] : facts;
  const told = whose === 'all' ? published : [];
  const lines = [
    ...[...due.lines, ...messages, ...complaints],
    ...[...shown, ...told, ...shownFacts],
  ].sort(byDay);
  const revealCount = { count: overLimit.length, isMore: false };
  const counts: Record<LineKind, DueCounts> = {
    ...due.counts,
    message: { mine: none, nobody: messageCount, all: messageCount },
    complaint: { mine: none, nobody: complaintCount, all: complaintCount },
    reveals: { mine: revealCount, nobody: none, all: revealCount },
    published: { mine: none, nobody: none, all: { count: published.length, isMore: false } },
    facts: countsOf(facts, 'facts'),
    licence: countsOf(facts, 'licence'),
  };
  return {
    day,
    lines: lines.slice(0, maxLines),
    isMore: lines.length > maxLines,
    counts: recordOf(whoseCodes, (one) => sum(lineKinds.map((kind) => counts[kind][one]))),
    kinds: recordOf(lineKinds, (kind) => counts[kind][whose]),
  };
}

const none: Count = { count: 0, isMore: false };

function countsOf(facts: DueFacts[], kind: DueFacts['kind']): DueCounts {
  const count = { count: facts.filter((one) => one.kind === kind).length, isMore: false };
  return { mine: none, nobody: count, all: count };
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
