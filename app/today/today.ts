import * as v from 'valibot';
import { dueLines } from '#app/applications/due/due-line.ts';
import { whoseCodes } from '#app/work/due.ts';
import { dueComplaint } from '#app/complaints/desk/due-complaint.ts';
import { dueJobOrder } from '#app/job-orders/job-order.ts';
import { dueFactsLine, dueLicence } from '#app/facts/due-fact.ts';
import { dueMessage } from '#app/contact/inbox/message.ts';
import { publishedLine } from '#app/editing/history/published-line.ts';
import { counted } from '#app/work/work-list.ts';

/** Somebody wanted to see more passport numbers today than anybody may: the owner's to look into. */
const overLimit = v.object({
  kind: v.literal('reveals'),
  dueOn: v.string(),
  staffId: v.string(),
  name: v.string(),
  at: v.string(),
});

export type OverLimit = v.InferOutput<typeof overLimit>;

const todayLine = v.variant('kind', [
  ...dueLines,
  dueMessage,
  dueComplaint,
  dueFactsLine,
  dueLicence,
  dueJobOrder,
  overLimit,
  publishedLine,
]);

export type TodayLine = v.InferOutput<typeof todayLine>;

/** The kinds of lines, in the order in which they stand within a day. */
export const lineKinds = [
  'reveals',
  'published',
  'licence',
  'complaint',
  'original',
  'call',
  'message',
  'step',
  'paper',
  'jobOrder',
  'facts',
] as const;

export type LineKind = (typeof lineKinds)[number];

/** What is due, the most overdue first. */
export const today = v.object({
  /** The day in Dhaka, `yyyy-mm-dd`. */
  day: v.string(),
  lines: v.array(todayLine),
  /** Whether more are due than are listed. */
  isMore: v.boolean(),
  /** How many lines each filter has, up to a thousand of a kind. */
  counts: v.object({ mine: counted, nobody: counted, all: counted }),
  /** How many applicants are to be told how their cases stand, whose ever they are. */
  toTell: counted,
  /** How many lines of each kind the chosen filter has. */
  kinds: v.object(v.entriesFromList(lineKinds, counted)),
});

export type Today = v.InferOutput<typeof today>;

/** Which lines to show; without it all of them. */
export const todayQuery = v.object({
  whose: v.pipe(
    v.optional(v.picklist(whoseCodes, 'invalid'), 'all'),
    v.description('Those of one’s own cases, of cases that nobody is responsible for, or all'),
  ),
});
