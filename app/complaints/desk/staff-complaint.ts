import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { type ListSearch, listSearch, trashedOf } from '#app/work/work-list.ts';
import { complaintKinds, complaintOutcomes, complaintStates } from '../complaint.ts';

/** A complaint as staff have it in their list. Its PIN is nobody's but the complainant's. */
export const staffComplaint = v.object({
  _id: v.string(),
  reference: v.string(),
  kind: v.picklist(complaintKinds),
  text: v.string(),
  receiptNo: v.string(),
  name: v.string(),
  phone: v.string(),
  phoneE164: v.nullable(v.string()),
  email: v.string(),
  language: v.picklist(['en', 'bn']),
  state: v.picklist(complaintStates),
  outcome: v.nullable(v.picklist(complaintOutcomes)),
  /** What the complainant reads; empty before the first answer. */
  answer: v.string(),
  createdAt: v.string(),
  stateAt: v.string(),
  /** The day in Dhaka by which the next thing is owed: the first answer, then the end. Null once it is closed. */
  dueOn: v.nullable(v.string()),
  /** Whether that day has passed. */
  isLate: v.boolean(),
  answerBy: v.string(),
  closeBy: v.string(),
  answeredOn: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  isFlagged: v.boolean(),
  version: v.number(),
});

export type StaffComplaint = v.InferOutput<typeof staffComplaint>;

/** A complaint in the trash, as owners see it there. */
export const trashedComplaint = trashedOf(
  v.pick(staffComplaint, ['_id', 'reference', 'kind', 'text']).entries,
);

export type TrashedComplaint = v.InferOutput<typeof trashedComplaint>;

/** What was done about a complaint. `by` is a name; null for the complainant and for tasks. */
const complaintEntry = v.object({
  _id: v.string(),
  kind: v.picklist(['answer', 'note', 'state', 'erasure', 'erasure_stopped']),
  text: v.string(),
  state: v.nullable(v.picklist(complaintStates)),
  outcome: v.nullable(v.picklist(complaintOutcomes)),
  at: v.string(),
  by: v.nullable(v.string()),
});

export type ComplaintEntry = v.InferOutput<typeof complaintEntry>;

/** One complaint with all that was done about it, the newest first. */
export const openComplaint = v.object({
  ...staffComplaint.entries,
  entries: v.array(complaintEntry),
});

export type OpenComplaint = v.InferOutput<typeof openComplaint>;

/** The views of the list. What is late or open stands in the order in which it is due, the others with the newest first. */
export const complaintViews = ['open', 'late', ...complaintStates, 'all'] as const;

export type ComplaintView = (typeof complaintViews)[number];

export const complaintSearch = listSearch(complaintViews, 'all', {
  view: 'Those not closed, those past their day, those of a state, or all',
  q: 'Part of the reference, a name, a number, or words of the complaint',
});

export type ComplaintSearch = ListSearch<ComplaintView>;

const typed = (longest: number) =>
  v.optional(
    v.pipe(v.string('not_text'), v.trim(), v.maxLength(longest, 'too_long'), storable),
    '',
  );

/** In UTF-16 units, as browsers count what is typed. */
export const maxLengths = { answer: 3000, note: 2000 };

/** What staff make of a complaint. `version` is that of the record as they saw it. */
export const complaintChange = v.object({
  version: v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(0, 'invalid')),
  state: v.picklist(complaintStates, 'invalid'),
  outcome: v.pipe(
    v.optional(v.nullable(v.picklist(complaintOutcomes, 'invalid')), null),
    v.description('How it ended: where it is closed, and only there'),
  ),
  answer: v.pipe(
    typed(maxLengths.answer),
    v.description('What the complainant reads; empty: as it was'),
  ),
  note: v.pipe(
    typed(maxLengths.note),
    v.description('For staff alone, added to the earlier notes'),
  ),
});

export type ComplaintChange = v.InferOutput<typeof complaintChange>;
