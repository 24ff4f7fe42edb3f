import * as v from 'valibot';
import { oneLineAtMost } from '#app/forms/text-schema.ts';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { type ListSearch, listSearch, trashedOf } from '#app/work/work-list.ts';
import { bothOfLines, jobTerms, noTerms, termLengths, typedNumber } from './terms.ts';

/** A calendar day of Dhaka (`yyyy-mm-dd`), or null while it is not known. */
const day = v.pipe(
  v.nullable(v.string('not_text')),
  v.transform((typed) => typed?.trim() || null),
  v.nullable(calendarDay('2000-01-01')),
);

/** The least and the most of what is counted, beside the terms. */
export const orderRanges = { seats: [1, 100_000], workerFeeBdt: [0, 10_000_000] } as const;

/** In UTF-16 units, beside the terms. */
export const orderLengths = { whoPays: 300, requirements: 600, number: 60 };

/** What staff enter of a job order beside its terms. A draft may lack all of it. */
export const jobOrderFields = v.object({
  ...jobTerms.entries,
  sector: oneLineAtMost(termLengths.name),
  seats: typedNumber(...orderRanges.seats),
  /** All that the worker pays to the agency, in taka. */
  workerFeeBdt: typedNumber(...orderRanges.workerFeeBdt),
  whoPays: bothOfLines(orderLengths.whoPays),
  requirements: bothOfLines(orderLengths.requirements),
  demandLetterNo: oneLineAtMost(orderLengths.number),
  demandLetterOn: day,
  attestedBy: oneLineAtMost(termLengths.name),
  permissionNo: oneLineAtMost(orderLengths.number),
  permissionOn: day,
  /** Its last day. */
  validUntil: day,
});

export type JobOrderFields = v.InferOutput<typeof jobOrderFields>;

/** A job order of which nothing is known yet. */
export const noJobOrder: JobOrderFields = {
  ...noTerms,
  sector: '',
  seats: null,
  workerFeeBdt: null,
  whoPays: { en: '', bn: '' },
  requirements: { en: '', bn: '' },
  demandLetterNo: '',
  demandLetterOn: null,
  attestedBy: '',
  permissionNo: '',
  permissionOn: null,
  validUntil: null,
};

/** `draft` was never published, or was and is being reworked: nobody outside sees it. */
export const jobOrderStates = ['draft', 'open', 'ended'] as const;

/** Why it ended: its last day is over, its seats are filled, or staff ended it. */
export const endReasons = ['expired', 'filled', 'by_hand'] as const;

/** What every reader of a published job order sees. */
export const publicJobOrder = v.object({
  ...jobOrderFields.entries,
  slug: v.string(),
  /** As staff last confirmed them; never counted from cases, which would tell of a visa. */
  seatsLeft: v.number(),
  state: v.picklist(['open', 'ended']),
  publishedAt: v.string(),
  endedAt: v.nullable(v.string()),
});

export type PublicJobOrder = v.InferOutput<typeof publicJobOrder>;

/** A job order as staff work on it. */
export const jobOrder = v.object({
  _id: v.string(),
  ...jobOrderFields.entries,
  /** Null before it is first published; never used again. */
  slug: v.nullable(v.string()),
  seatsLeft: v.nullable(v.number()),
  state: v.picklist(jobOrderStates),
  endReason: v.nullable(v.picklist(endReasons)),
  createdAt: v.string(),
  publishedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  version: v.number(),
  /** Cases with this order at `granted` or later: what staff are proposed to take off the seats. */
  granted: v.number(),
});

export type JobOrder = v.InferOutput<typeof jobOrder>;

/** One in the trash. */
export const trashedJobOrder = trashedOf(jobOrder.entries);

/** The views of the desk, the newest first in each. */
export const jobOrderViews = ['open', 'draft', 'ended', 'all'] as const;

export const jobOrderSearch = listSearch(jobOrderViews, 'all', {
  view: 'Those that are open, drafts, those that have ended, or all',
  q: 'Words of the title, the employer, the place, or a number of its papers',
});

export type JobOrderSearch = ListSearch<(typeof jobOrderViews)[number]>;

const version = v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(0, 'invalid'));

/** A draft: whatever is known of it. */
export const newJobOrder = v.partial(jobOrderFields);

/** A job order as it is to be. `version` is that of the record as one saw it. */
export const changedJobOrder = v.object({ ...jobOrderFields.entries, version });

/** What the owner publishes: the record of this version, with another last day where one is given. */
export const publication = v.object({ version, validUntil: v.optional(day, null) });

/** How many seats are left, as staff know it; 0 ends the order. */
export const confirmedSeats = v.object({
  version,
  seatsLeft: v.pipe(typedNumber(0, 100_000), v.number('required')),
});

/** An open order whose end is near, until somebody has looked at it. */
export const dueJobOrder = v.object({
  kind: v.literal('jobOrder'),
  /** Its last day, `yyyy-mm-dd` in Dhaka. */
  dueOn: v.string(),
  /** Its id. */
  order: v.string(),
  title: v.object({ en: v.string(), bn: v.string() }),
  seatsLeft: v.number(),
});

export type DueJobOrder = v.InferOutput<typeof dueJobOrder>;
