import * as v from 'valibot';
import { letterhead } from '../letterhead/letterhead.ts';

/** An item as it was last marked, which is how it is written again. */
export const lastMarks = v.object({
  seenOn: v.nullable(v.string()),
  copiedOn: v.nullable(v.string()),
  receivedOn: v.nullable(v.string()),
  dueBackOn: v.nullable(v.string()),
  returnedOn: v.nullable(v.string()),
  doneOn: v.nullable(v.string()),
  expiresOn: v.nullable(v.string()),
  note: v.string(),
  /** Of `contract_explained`: the language, and whether a copy was handed over. */
  language: v.string(),
  copyHandedOver: v.boolean(),
});

/** An item of the checklist of a case: what its destination asks for, and what staff have last marked. */
export const checklistItem = v.object({
  code: v.string(),
  kind: v.picklist(['document', 'step']),
  name: v.object({ en: v.string(), bn: v.string() }),
  required: v.boolean(),
  lendsOriginal: v.boolean(),
  validMonths: v.nullable(v.number()),
  ...lastMarks.entries,
  /** Which lines were explained (`CaseLines.lines`); empty where none were written then. */
  lines: v.string(),
  /** Of an explanation that does not count any more, as the lines say something else since: `doneOn` is then null. */
  outdated: v.nullable(
    v.object({
      doneOn: v.string(),
      /** When they were changed, where that is known. */
      changedAt: v.nullable(v.string()),
    }),
  ),
  /** When and by whom it was last marked; null where it never was. */
  at: v.nullable(v.string()),
  byName: v.nullable(v.string()),
});

export type ChecklistItem = v.InferOutput<typeof checklistItem>;

/** All that the slip of a lent original needs. */
export const loanSlip = v.object({
  item: checklistItem,
  /** Of the applicant. */
  name: v.string(),
  receiptNumber: v.string(),
  head: letterhead,
});

export type LoanSlip = v.InferOutput<typeof loanSlip>;
