import * as v from 'valibot';
import { recordOf } from '#app/config/typed-record.ts';
import { storable } from '#app/forms/text-schema.ts';
import { columnTargets, dayOrders } from './column-targets.ts';
import { planStates } from './plan-states.ts';

/** How many rows of each kind a plan has. */
export const planCounts = v.object(recordOf(planStates, () => v.number()));

export type PlanCounts = v.InferOutput<typeof planCounts>;

const sheet = v.object({
  name: v.string(),
  rowCount: v.number(),
  columns: v.array(
    v.object({
      heading: v.string(),
      samples: v.array(v.string()),
      to: v.picklist(columnTargets),
      asksOrder: v.boolean(),
    }),
  ),
});

/** A list that was just read, or found again: its sheets with what is proposed for their columns. */
export const readList = v.object({
  importId: v.string(),
  sheets: v.array(sheet),
  /** Of the first sheet. */
  columns: sheet.entries.columns,
  sameFile: v.pipe(
    v.nullable(v.object({ at: v.string(), by: v.string() })),
    v.description('When this very file was brought in before, and by whom'),
  ),
});

export type ReadListAnswer = v.InferOutput<typeof readList>;

/** What staff decide about the columns of a sheet. */
export const columnsBody = v.object({
  sheet: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')), 0),
  columns: v.pipe(
    v.array(
      v.object({
        to: v.picklist(columnTargets, 'invalid'),
        order: v.pipe(
          v.optional(v.nullable(v.picklist(dayOrders, 'invalid')), null),
          v.description('Whether 5/3/1998 is 5 March or 3 May, where its days could be two'),
        ),
      }),
    ),
    v.maxLength(60, 'too_long'),
  ),
  isCalled: v.pipe(
    v.optional(v.nullable(v.boolean('invalid')), null),
    v.description('Whether all were called already, where no column says so'),
  ),
});

const fault = v.object({ field: v.picklist(columnTargets), code: v.string(), typed: v.string() });

/** A row of a plan as staff see it. */
export const planRow = v.object({
  row: v.number(),
  state: v.picklist(planStates),
  sameAs: v.nullable(v.number()),
  found: v.nullable(v.object({ _id: v.string(), receiptNumber: v.string() })),
  name: v.string(),
  phone: v.string(),
  work: v.pipe(v.string(), v.description('The job, and where somebody wants to go')),
  note: v.string(),
  isCalled: v.boolean(),
  faults: v.array(fault),
  unread: v.array(fault),
});

export type PlanRow = v.InferOutput<typeof planRow>;

/** Some rows of a plan, and after which number more follow. */
export const planPage = v.object({
  hash: v.string(),
  counts: planCounts,
  rows: v.array(planRow),
  next: v.nullable(v.number()),
});

export const planQuery = v.object({
  state: v.optional(v.picklist(['', ...planStates], 'invalid'), ''),
  after: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'invalid')), '0'),
    v.transform(Number),
    v.description('The number of the row that the page before ended with'),
  ),
});

export const runBody = v.object({
  hash: v.pipe(v.string('not_text'), v.maxLength(200, 'too_long'), storable),
  rows: v.picklist(['good', 'all'], 'invalid'),
  alsoExisting: v.pipe(
    v.optional(
      v.pipe(
        v.array(v.pipe(v.number('invalid'), v.integer('invalid'))),
        v.maxLength(5000, 'too_long'),
      ),
      [],
    ),
    v.description(
      'The numbers of rows that are here already or in the trash, and are to be stored all the same',
    ),
  ),
});

/** How far it has come. */
export const progress = v.object({ done: v.number(), of: v.number() });

/** A list in the list of lists. */
export const importBatch = v.object({
  _id: v.string(),
  createdAt: v.string(),
  by: v.string(),
  fileName: v.string(),
  state: v.picklist(['read', 'planned', 'running', 'done', 'undone']),
  counts: v.nullable(planCounts),
  ...progress.entries,
  stored: v.number(),
  trashed: v.number(),
  finishedAt: v.nullable(v.string()),
  hasRows: v.pipe(v.boolean(), v.description('Its rows are still kept, for 24 hours')),
  mayUndo: v.boolean(),
});

export type ImportBatch = v.InferOutput<typeof importBatch>;

/** What became of an undone list: how many are in the trash, and who was worked on since and stays. */
export const undone = v.object({
  trashed: v.number(),
  kept: v.array(v.object({ _id: v.string(), name: v.string(), receiptNumber: v.string() })),
});
